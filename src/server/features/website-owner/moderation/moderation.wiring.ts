import type { FastifyBaseLogger } from 'fastify'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { answerQueries } from './answers.queries.ts'
import { answers } from './answers.service.ts'
import { contentQueries } from './content.queries.ts'
import { createDecide } from './decide.ts'
import { decisionQueries } from './decisions.queries.ts'
import { heldRatingQueries } from './held-ratings.queries.ts'
import { heldRatings } from './held-ratings.service.ts'
import { moderation } from './moderation.service.ts'
import { pictureQueries } from './pictures.queries.ts'
import { removingPictures } from './pictures.service.ts'
import { queueQueries } from './queue.queries.ts'
import { queue } from './queue.service.ts'
import { reportedContents } from './reported-content.ts'
import { reviewPhotoQueries } from './review-photos.queries.ts'
import { reviewPhotos } from './review-photos.service.ts'
import { reviewQueries } from './reviews.queries.ts'
import { reviews } from './reviews.service.ts'

interface Deps {
  tables: Tables
  pictureRows: Shared['pictureRows']
  discardPictures: Shared['discardPictures']
  noteForStore: NoteForStore
  pictures: PictureStore
  log: Pick<FastifyBaseLogger, 'warn'>
  sessions: Sessions
  mailer: Mailer
  change: Change
  clock: Clock
}

export type ModerationServices = ReturnType<typeof moderationServices>

export function moderationServices(deps: Deps) {
  const { tables } = deps
  const decisions = createDecide({ ...deps, queries: decisionQueries })
  const contents = reportedContents(tables)
  return {
    contents,
    queue: queue(queueQueries(tables), contents),
    heldRatings: heldRatings(heldRatingQueries(tables)),
    moderation: moderation({
      ...deps,
      decisions,
      content: contentQueries,
      reviews: reviewQueries,
      answers: answerQueries,
    }),
    answers: answers({ ...deps, decisions, queries: answerQueries }),
    reviews: reviews({ ...deps, decisions, queries: reviewQueries }),
    reviewPhotos: reviewPhotos({ ...deps, queries: reviewPhotoQueries(tables) }),
    removingPictures: removingPictures({ ...deps, decisions, queries: pictureQueries }),
  }
}
