import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { ReviewQueries } from '#server/shared/reviews.ts'
import { ratingQueries } from './ratings.queries.ts'
import { ratingService } from './ratings.service.ts'
import { reviewsService } from './reviews.service.ts'
import { noSuch, type Subject } from './subjects.ts'
import { suspicionQueries } from './suspicion.queries.ts'
import { suspicion } from './suspicion.ts'

interface Deps {
  tables: Tables
  reviews: ReviewQueries
  limits: Limits
  change: Change
  clock: Clock
}

export type RatingServices = ReturnType<typeof ratingServices>

export function ratingServices({ tables, reviews, ...deps }: Deps) {
  const queries = { product: ratingQueries(tables, 'product'), store: ratingQueries(tables, 'store') }
  const rating = (subject: Subject) =>
    ratingService({
      ...deps,
      subject,
      queries: queries[subject],
      suspicion: suspicion(suspicionQueries(subject)),
    })
  return {
    product: rating('product'),
    store: rating('store'),
    productReviews: reviewsService(queries.product, reviews.ofProduct, noSuch.product),
    storeReviews: reviewsService(queries.store, reviews.ofStore, noSuch.store),
  }
}
