import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { Languages } from '#server/platform/languages/language-thread.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import type { ReviewQueries } from '#server/shared/reviews.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import { helpfulQueries } from './helpful.queries.ts'
import { helpfulService } from './helpful.service.ts'
import { photoQueries } from './photos.queries.ts'
import { ratingQueries } from './ratings.queries.ts'
import { ratingService } from './ratings.service.ts'
import { reviewsService } from './reviews.service.ts'
import { noSuch, type Subject } from './subjects.ts'
import { suspicionQueries } from './suspicion.queries.ts'
import { suspicion } from './suspicion.ts'

interface Deps {
  tables: Tables
  reviews: ReviewQueries
  noteForStore: NoteForStore
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  languages: Languages
  limits: Limits
  change: Change
  clock: Clock
}

export type RatingServices = ReturnType<typeof ratingServices>

export function ratingServices({ tables, reviews, ...deps }: Deps) {
  const queries = { product: ratingQueries(tables, 'product'), store: ratingQueries(tables, 'store') }
  const helpful = { product: helpfulQueries(tables, 'product'), store: helpfulQueries(tables, 'store') }
  const rating = (subject: Subject) =>
    ratingService({
      ...deps,
      subject,
      queries: queries[subject],
      helpful: helpful[subject],
      photos: photoQueries(tables, subject),
      suspicion: suspicion(suspicionQueries(subject)),
    })
  return {
    product: rating('product'),
    store: rating('store'),
    helpful: {
      product: helpfulService({ ...deps, queries: helpful.product }),
      store: helpfulService({ ...deps, queries: helpful.store }),
    },
    productReviews: reviewsService(queries.product, reviews.ofProduct, noSuch.product),
    storeReviews: reviewsService(queries.store, reviews.ofStore, noSuch.store),
  }
}
