import type { TransactionSql } from 'postgres'
import { hourInMs } from '#domain/mauritius-time.ts'
import { demoAccounts } from '../accounts.ts'
import { timeOrderedId } from './time-ordered-id.ts'

const thanks = [
  'Thank you! Come and see the new ones, they arrived this week.',
  'Thank you for telling us. We have changed it, and you can exchange yours in the store.',
]
const answeredAfterMs = 20 * hourInMs
const unread = 2

interface Rated {
  id: string
  ratedAt: Date
  storeId: string
  productId: string
  title: string
  rating: number
}

/** What the demo's own store has answered, and what it was told about its newest ratings. */
export async function loadAnswers(sql: TransactionSql, now: Date): Promise<void> {
  const ratings = await sql<Rated[]>`
    select r.id, r.created_at as "ratedAt", s.id as "storeId", p.id as "productId", p.title, r.rating
    from stores s join products p on p.store_id = s.id and p.is_visible
    join product_ratings r on r.product_id = p.id and r.status = 'counted' and r.comment <> ''
    where s.email = ${demoAccounts.store} order by r.created_at desc, r.id desc limit 6`
  const timed = ratings.map(({ ratedAt, ...rated }) => ({ ...rated, at: new Date(ratedAt).getTime() }))
  const older = timed.filter(({ at }) => at + answeredAfterMs < now.getTime())

  for (const [index, text] of thanks.entries()) {
    const rated = older[index]
    if (!rated) break
    const moment = new Date(rated.at + answeredAfterMs)
    await sql`
      insert into review_answers (id, product_rating_id, text, language, created_at, updated_at)
      values (${timeOrderedId('answer', index, moment.getTime())}, ${rated.id}, ${text}, 'en', ${moment}, ${moment})`
  }
  for (const [index, { id, at, storeId, productId, title, rating }] of timed.entries()) {
    const moment = new Date(at)
    const data = { of: 'product', targetId: productId, name: title, rating }
    await sql`
      insert into store_notifications (id, store_id, kind, event, data, product_rating_id, created_at, read_at)
      values (${timeOrderedId('notification', index, at)}, ${storeId}, 'rating', ${`rating ${id}`},
        ${sql.json(data)}, ${id}, ${moment}, ${index < unread ? null : moment})`
  }
}
