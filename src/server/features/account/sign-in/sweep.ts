import { and, isNotNull, lt } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  accountTokens,
  emailChanges,
  enquiries,
  rateCounts,
  refreshTokens,
  sessions,
} from '#server/platform/database/schema/index.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'

const day = 24 * 3600

/** A used link still says that it was used for a while after it has expired. */
const linkRetentionDays = 30
/** For so long the link says that it has expired, then nothing is left of the address. */
const emailChangeRetentionDays = 7
/** Then an enquiry is only a figure of the store. */
const enquirerRetentionDays = 365

/**
 * Deletes expired sessions, refresh tokens, mail links, unconfirmed addresses and counts of tries, and who asked about a
 * product a year ago, once a day.
 */
export function sweepAccounts(
  jobs: JobQueue,
  tables: Tables,
  clock: Clock,
  securityLog?: Pick<SecurityLog, 'sweep'>,
): void {
  jobs.work('sweep', {
    async do() {
      const now = clock()
      await tables.delete(sessions).where(lt(sessions.expiresAt, now))
      await securityLog?.sweep()
      await tables.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
      await tables.delete(rateCounts).where(lt(rateCounts.expire, now.getTime()))
      const before = (days: number) => new Date(now.getTime() - days * day * 1000)
      await tables.delete(accountTokens).where(lt(accountTokens.expiresAt, before(linkRetentionDays)))
      await tables.delete(emailChanges).where(lt(emailChanges.expiresAt, before(emailChangeRetentionDays)))
      await tables
        .update(enquiries)
        .set({ userId: null })
        .where(and(isNotNull(enquiries.userId), lt(enquiries.createdAt, before(enquirerRetentionDays))))
    },
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: 3600, tries: 10 }),
  })
  jobs.every('sweep', day)
}
