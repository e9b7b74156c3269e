import type { TransactionSql } from 'postgres'
import { hourInMs } from '#domain/mauritius-time.ts'
import { demoDomain } from '../accounts.ts'
import type { Person } from './people.ts'
import type { PlannedStore } from './plan-stores.ts'
import { timeOrderedId } from './time-ordered-id.ts'

interface ConsoleOptions {
  people: readonly Person[]
  stores: readonly PlannedStore[]
  shopperId: string
  now: Date
}

/** Items in the console's queues, and the shopper's wishlist. */
export async function loadConsole(
  sql: TransactionSql,
  { people, stores, shopperId, now }: ConsoleOptions,
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourInMs)
  const at = (index: number): Person => {
    const person = people[index]
    if (!person) throw new Error('The demo has too few people for its reports.')
    return person
  }
  const products = await sql<{ id: string; title: string }[]>`
    select p.id, p.title from products p join stores s on s.id = p.store_id
    where s.email like ${`%@${demoDomain}`} and p.is_visible and p.rating_count > 0
    order by p.average_rating desc, p.rating_count desc, p.id limit 8`

  await wish()
  await hold()
  await report()
  await apply()
  await write()

  async function wish() {
    for (const [index, { id }] of products.slice(0, 6).entries()) {
      await sql`insert into wished_products (user_id, product_id, created_at)
        values (${shopperId}, ${id}, ${hoursAgo(5 + index * 31)})`
    }
    for (const [index, { id }] of stores.slice(0, 3).entries()) {
      await sql`insert into wished_stores (user_id, store_id, created_at)
        values (${shopperId}, ${id}, ${hoursAgo(9 + index * 47)})`
    }
  }

  /** A burst of near-identical praise, held until the website owner decides. */
  async function hold() {
    const target = products.at(-1)
    if (!target) return
    const strangers = await sql<{ id: string }[]>`
      select id from users u where email like ${`person-%@${demoDomain}`} and not exists (
        select from product_ratings r where r.product_id = ${target.id} and r.user_id = u.id)
      order by id limit 3`
    const praise = [
      'Best in the whole island',
      'Best in the whole island, buy it',
      'best in the whole Island',
    ]
    for (const [index, { id: person }] of strangers.entries()) {
      const moment = new Date(hoursAgo(3).getTime() + index * 40_000)
      await sql`
        insert into product_ratings (id, user_id, product_id, rating, comment, status, created_at, updated_at)
        values (${timeOrderedId('heldRating', index, moment.getTime())}, ${person}, ${target.id}, 5,
          ${praise[index] ?? ''}, 'held', ${moment}, ${moment})`
    }
  }

  async function report() {
    const [product, other] = products
    const store = stores.at(-1)
    const [rating] = await sql<{ id: string; comment: string }[]>`
      select r.id, r.comment from product_ratings r join users u on u.id = r.user_id
      where r.rating <= 2 and r.comment <> '' and u.email like ${`person-%@${demoDomain}`}
      order by r.id desc limit 1`
    if (product) {
      await sql`
        insert into reports (id, reporter_id, target, target_label, product_id, reason, details, created_at, updated_at)
        values (${timeOrderedId('report', 0, hoursAgo(20).getTime())}, ${at(3).id}, 'product', ${product.title},
          ${product.id}, 'misleading', 'The picture shows a larger one than I was given.',
          ${hoursAgo(20)}, ${hoursAgo(20)})`
    }
    if (store) {
      await sql`
        insert into reports (id, reporter_id, target, target_label, store_id, reason, details, created_at, updated_at)
        values (${timeOrderedId('report', 1, hoursAgo(44).getTime())}, ${at(4).id}, 'store', ${store.content.name},
          ${store.id}, 'other', 'They moved to the next street last month; the address here is the old one.',
          ${hoursAgo(44)}, ${hoursAgo(44)})`
    }
    if (rating) {
      await sql`
        insert into reports (id, reporter_id, target, target_label, product_rating_id, reason, created_at, updated_at)
        values (${timeOrderedId('report', 2, hoursAgo(7).getTime())}, ${at(5).id}, 'product_rating',
          ${rating.comment}, ${rating.id}, 'inappropriate', ${hoursAgo(7)}, ${hoursAgo(7)})`
    }
    if (other) {
      await sql`
        insert into reports (id, reporter_id, target, target_label, product_id, reason, status,
          created_at, updated_at, decided_at)
        values (${timeOrderedId('report', 3, hoursAgo(400).getTime())}, ${at(6).id}, 'product', ${other.title},
          ${other.id}, 'misleading', 'dismissed', ${hoursAgo(400)}, ${hoursAgo(380)}, ${hoursAgo(380)})`
    }
  }

  async function apply() {
    await sql`
        insert into store_applications
        (id, user_id, business_name, registration_number, phone, sells, claims_halal, created_at)
      values (${timeOrderedId('application', 0, hoursAgo(30).getTime())}, ${at(7).id}, 'Ti Dodo Crafts', 'I26004417',
        '5 912 3407', 'Small toys and key rings carved from reclaimed ebony and mango wood.', false, ${hoursAgo(30)})`
  }

  async function write() {
    const messages = [
      'I cannot find the market in Goodlands among the places. Could you add it?',
      'We run a guest house in Trou aux Biches and would like to list the baskets our guests ask about. What does it cost?',
      'The opening hours of two bakeries in Rose Hill are wrong on Sundays.',
    ]
    for (const [index, message] of messages.entries()) {
      const { id, name, email } = at(10 + index)
      const moment = hoursAgo(6 + index * 50)
      const readAt = index === 2 ? hoursAgo(90) : null
      await sql`insert into contact_messages (id, user_id, name, email, message, created_at, read_at)
        values (${timeOrderedId('message', index, moment.getTime())}, ${id}, ${name}, ${email}, ${message},
          ${moment}, ${readAt})`
    }
  }
}
