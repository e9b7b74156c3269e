import type { TransactionSql } from 'postgres'
import { hourInMs } from '#domain/mauritius-time.ts'
import { everyDemoAddress } from '../accounts.ts'
import { photographed } from '../content/photographed.ts'
import { photoLook } from '../pictures/look.ts'
import type { Person } from './people.ts'
import { timeOrderedId } from './time-ordered-id.ts'

interface Review {
  id: string
  authorId: string
  writtenAt: Date
}

const shownAfterMs = 3 * hourInMs
const mostHelpful = 7

/** Photos of some reviews, of which the first is shown and the others wait in the console, and marks of those whom these reviews helped. */
export async function loadReviewPhotos(sql: TransactionSql, people: readonly Person[]): Promise<void> {
  for (const [index, artwork] of photographed.entries()) {
    const [review] = await sql<Review[]>`
      select r.id, r.user_id as "authorId", r.created_at as "writtenAt"
      from product_ratings r join products p on p.id = r.product_id join users u on u.id = r.user_id
      where p.picture_key like ${`demo-${artwork}-%`} and p.is_visible and u.email like ${everyDemoAddress}
        and r.status = 'counted' and r.rating >= 4 and r.comment <> ''
      order by r.created_at desc, r.id desc limit 1`
    if (!review) continue
    const written = new Date(review.writtenAt).getTime()
    const shownAt = index === 0 ? new Date(written + shownAfterMs) : null
    await sql`
      insert into review_photos (id, product_rating_id, position, picture_key, created_at, shown_at)
      values (${timeOrderedId('reviewPhoto', index, written)}, ${review.id}, 0, ${photoLook(artwork).key},
        ${new Date(written)}, ${shownAt})`
    const helped = people.filter(({ id }) => id !== review.authorId).slice(0, mostHelpful - 2 * index)
    await sql`
      insert into helpful_product_ratings (user_id, rating_id)
      select unnest(${helped.map(({ id }) => id)}::uuid[]), ${review.id}`
  }
}
