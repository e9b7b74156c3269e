import type { WaitingPhoto } from '#contract/website-owner/moderation.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { reviewLabel } from '#domain/report-label.ts'
import { shownPicture } from '#server/lists/card.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { say } from './moderation.sentences.ts'
import type { PhotoRow, ReviewPhotoQueries } from './review-photos.queries.ts'
import { reviewTarget } from './reviews.queries.ts'

interface Deps {
  queries: ReviewPhotoQueries
  discardPictures: DiscardPictures
  mailer: Mailer
  change: Change
  clock: Clock
}

/** Photos of reviews, which nobody but their authors sees until they are shown here. */
export function reviewPhotos({ queries, discardPictures, mailer, change, clock }: Deps) {
  return {
    async page(page: number) {
      const [total, rows] = await Promise.all([
        queries.count(),
        queries.page(ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return { photos: rows.map(toWaitingPhoto), page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async show(owner: WebsiteOwner, photoId: string) {
      await change(async (tx) => {
        const photo = await queries.lock(tx, photoId)
        if (!photo || photo.shownAt) throw changedSince()
        const now = clock()
        await queries.show(tx, photoId, now)
        await record(tx, {
          owner,
          action: 'show-review-photo',
          target: thing(photo),
          details: about(photo),
          now,
        })
      })
      return { message: say.photoShown }
    },

    async refuse(owner: WebsiteOwner, photoId: string, reason: string) {
      const key = await change(async (tx) => {
        const photo = await queries.lock(tx, photoId)
        if (!photo) throw changedSince()
        await queries.remove(tx, photoId)
        const author = { id: photo.authorId, name: photo.authorName, email: photo.authorEmail }
        await mailer.send(author, { kind: 'photo-refused', of: photo.targetName, reason }, tx)
        const details = { ...about(photo), words: reason }
        await record(tx, {
          owner,
          action: 'refuse-review-photo',
          target: thing(photo),
          details,
          now: clock(),
        })
        return photo.pictureKey
      })
      await discardPictures([key])
      return { message: say.photoRefused }
    },
  }
}

const thing = ({ id, of }: PhotoRow) => ({ kind: reviewTarget(of), id })
const about = ({ targetName }: PhotoRow) => ({ label: reviewLabel(targetName) })

function toWaitingPhoto(row: PhotoRow): WaitingPhoto {
  return {
    _id: row.id,
    ...shownPicture(row),
    of: row.of,
    target: { _id: row.targetId, name: row.targetName },
    rating: row.rating,
    comment: row.comment,
    isHeld: row.status === 'held',
    author: {
      _id: row.authorId,
      name: row.authorName,
      email: row.authorEmail,
      memberSince: row.authorSince.toISOString(),
    },
    createdAt: row.createdAt.toISOString(),
  }
}
