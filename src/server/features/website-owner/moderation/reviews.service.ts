import { reviewLabel } from '#domain/report-label.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { Decide } from './decide.ts'
import { say } from './moderation.sentences.ts'
import { type Rated, type ReviewQueries, reviewTarget } from './reviews.queries.ts'

interface Deps {
  queries: ReviewQueries
  decisions: Decide
  mailer: Mailer
  change: Change
}

/** Triggers update the averages. */
export function reviews({ queries, decisions, mailer, change }: Deps) {
  return {
    async remove(
      owner: WebsiteOwner,
      of: Rated,
      ratingId: string,
      { reason, reportsSeen }: { reason: string; reportsSeen?: number | undefined },
    ) {
      await change(async (tx) => {
        const locked = await queries.lock(tx, of, ratingId)
        if (!locked) throw changedSince()
        const { author, about } = locked
        await decisions.decide(tx, {
          owner,
          target: reviewTarget(of),
          targetId: ratingId,
          label: reviewLabel(about.name),
          action: 'remove',
          words: reason,
          reportsSeen,
          toldOtherwise: author.id,
        })
        await queries.remove(tx, of, { ratingId, userId: author.id, targetId: about.id })
        await mailer.send(author, { kind: 'review-removed', of: about.name, reason }, tx)
      })
      return { message: say.reviewRemoved }
    },

    async release(owner: WebsiteOwner, of: Rated, ratingId: string) {
      await change(async (tx) => {
        const locked = await queries.lock(tx, of, ratingId)
        if (locked?.status !== 'held') throw changedSince()
        await queries.release(tx, of, ratingId)
        const label = reviewLabel(locked.about.name)
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
      await change(async (tx) => {
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
        await queries.remove(tx, of, { ratingId, userId: author.id, targetId: about.id })
      })
      return { message: say.ratingDropped }
    },
  }
}
