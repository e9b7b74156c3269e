import { sql } from 'drizzle-orm'
import { reviewLabel } from '#domain/report-label.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { type NoteForStore, ratingEvent } from '#server/shared/store-notifications.ts'
import type { Decide } from './decide.ts'
import { say } from './moderation.sentences.ts'
import { type Rated, type ReviewQueries, reviewTarget, storeRated } from './reviews.queries.ts'

interface Deps {
  queries: ReviewQueries
  decisions: Decide
  noteForStore: NoteForStore
  discardPictures: DiscardPictures
  mailer: Mailer
  change: Change
}

/** Triggers update the averages. */
export function reviews({ queries, decisions, noteForStore, discardPictures, mailer, change }: Deps) {
  return {
    async remove(
      owner: WebsiteOwner,
      of: Rated,
      ratingId: string,
      { reason, reportsSeen }: { reason: string; reportsSeen?: number | undefined },
    ) {
      const photos = await change(async (tx) => {
        const locked = await queries.lock(tx, of, ratingId)
        if (!locked) throw changedSince()
        const { author, about } = locked
        const reporters = await decisions.decide(tx, {
          owner,
          target: reviewTarget(of),
          targetId: ratingId,
          label: reviewLabel(about.name),
          action: 'remove',
          words: reason,
          reportsSeen,
          toldOtherwise: author.id,
        })
        const gone = await queries.remove(tx, of, { ratingId, userId: author.id, targetId: about.id })
        await mailer.send(author, { kind: 'review-removed', of: about.name, reason }, tx)
        // A store never learns that there was a held rating. One that had reported it was told already.
        if (locked.status === 'counted')
          await noteForStore(tx, {
            to: sql`${storeRated(of, about.id)} and s.user_id <> all(${sql.param(reporters)}::uuid[])`,
            event: `removed ${ratingId}`,
            notification: {
              kind: 'report-decision',
              decision: 'remove',
              target: reviewTarget(of),
              label: reviewLabel(about.name),
              words: '',
            },
          })
        return gone
      })
      await discardPictures(photos)
      return { message: say.reviewRemoved }
    },

    async release(owner: WebsiteOwner, of: Rated, ratingId: string) {
      await change(async (tx) => {
        const locked = await queries.lock(tx, of, ratingId)
        if (locked?.status !== 'held') throw changedSince()
        const { about, rating } = locked
        await queries.release(tx, of, ratingId)
        await noteForStore(tx, {
          to: storeRated(of, about.id),
          event: ratingEvent(ratingId),
          ratingId,
          notification: { kind: 'rating', of, targetId: about.id, name: about.name, rating },
        })
        const label = reviewLabel(about.name)
        await decisions.note(tx, {
          owner,
          target: reviewTarget(of),
          targetId: ratingId,
          label,
          action: 'release',
        })
      })
      return { message: say.ratingReleased }
    },

    async drop(owner: WebsiteOwner, of: Rated, ratingId: string) {
      const photos = await change(async (tx) => {
        const locked = await queries.lock(tx, of, ratingId)
        if (locked?.status !== 'held') throw changedSince()
        const { author, about } = locked
        await decisions.decide(tx, {
          owner,
          target: reviewTarget(of),
          targetId: ratingId,
          label: reviewLabel(about.name),
          action: 'drop',
        })
        return queries.remove(tx, of, { ratingId, userId: author.id, targetId: about.id })
      })
      await discardPictures(photos)
      return { message: say.ratingDropped }
    },
  }
}
