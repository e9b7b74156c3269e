import { sql } from 'drizzle-orm'
import {
  productRatings,
  products,
  reviewAnswers,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

/** Answers `a` with their rating `pr` or `sr`, the product `p` if any, the store `s` and the person `u` behind it. */
export const answersOfStores = sql`${reviewAnswers} a
  left join ${productRatings} pr on pr.id = a.product_rating_id
  left join ${products} p on p.id = pr.product_id
  left join ${storeRatings} sr on sr.id = a.store_rating_id
  join ${stores} s on s.id = coalesce(p.store_id, sr.store_id)
  join ${users} u on u.id = s.user_id`

/** The name of the product or the store whose review was answered. */
export const answeredName = sql<string>`coalesce(p.title, s.name)`
