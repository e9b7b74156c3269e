import { inArray } from 'drizzle-orm'
import type { CommentLanguage } from '#domain/text-language.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import { hasUnknownLanguage } from '#server/platform/database/schema/index.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { Languages } from '#server/platform/languages/language-thread.ts'
import { type Subject, subjects } from './subjects.ts'

const hour = 3600
/** So few that the database names each of their products and stores, and only what shows them is evicted. */
const atOnce = 100
const mostAnHour = 50_000

/**
 * Finds the languages of comments from before the server looked at new ones. Rows that somebody is changing are left
 * for the next time. Returns how many there were.
 */
export async function detectUnknown(change: Change, languages: Languages, subject: Subject): Promise<number> {
  const { ratings } = subjects[subject]
  return change(async (tx) => {
    const rows = await tx
      .select({ id: ratings.id, comment: ratings.comment })
      .from(ratings)
      .where(hasUnknownLanguage)
      .orderBy(ratings.id)
      .limit(atOnce)
      .for('no key update', { skipLocked: true })
    const found = new Map<CommentLanguage, string[]>()
    for (const { id, comment } of rows) {
      const language = await languages.detect(comment)
      found.set(language, [...(found.get(language) ?? []), id])
    }
    for (const [commentLanguage, ids] of found)
      await tx.update(ratings).set({ commentLanguage }).where(inArray(ratings.id, ids))
    return rows.length
  })
}

export function detectUnknownEveryHour(jobs: JobQueue, change: Change, languages: Languages): void {
  jobs.work('comment-languages', {
    async do() {
      for (const subject of ['product', 'store'] as const) {
        let left = mostAnHour
        while (left > 0) {
          const done = await detectUnknown(change, languages, subject)
          if (done < atOnce) break
          left -= done
        }
      }
    },
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: hour, tries: 10 }),
  })
  jobs.every('comment-languages', hour)
}
