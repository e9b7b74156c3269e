import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { announcements, stores, users } from '#server/platform/database/schema/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { preparedSelect } from './prepared-select.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let store: { id: string }
beforeAll(async () => {
  shop = await testApp()
  store = await shop.given.store({ name: 'Zanana' })
})

const chosen = () =>
  shop.database.tables
    .select({
      name: stores.name,
      createdAt: stores.createdAt,
      averageRating: stores.averageRating,
      ratingCount: stores.ratingCount,
      path: stores.categoryPath,
      description: stores.description,
      firstLetter: sql<string>`left(${stores.name}, 1)`,
      day: sql<Date>`date_trunc('day', ${stores.createdAt})`.mapWith(stores.createdAt),
      email: users.email,
    })
    .from(stores)
    .leftJoin(users, eq(users.id, stores.userId))

test('rows are those of the query builder, with the same types', async () => {
  const prepared = preparedSelect(shop.database.tables, chosen().where(eq(stores.id, sql.placeholder('id'))))
  const rows = await prepared({ id: store.id })
  expect(rows).toEqual(await chosen().where(eq(stores.id, store.id)))
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Zanana',
      createdAt: expect.any(Date),
      day: expect.any(Date),
      ratingCount: 0,
    }),
  ])
})

test('a group is null where nothing was joined', async () => {
  const { tables } = shop.database
  const announced = () =>
    tables
      .select({
        name: stores.name,
        announcement: { title: announcements.title, message: announcements.message },
      })
      .from(stores)
      .leftJoin(announcements, eq(announcements.storeId, stores.id))
  const { id } = await shop.given.store({ name: 'Kann' })
  await tables.insert(announcements).values({ storeId: id, message: 'Open on Sunday.' })
  const rows = await preparedSelect(tables, announced())()
  expect(rows).toContainEqual({ name: 'Zanana', announcement: null })
  expect(rows).toContainEqual({ name: 'Kann', announcement: { title: null, message: 'Open on Sunday.' } })
})

test('a group of expressions is refused when the statement is made, not when it is sent', () => {
  const grouped = shop.database.tables.select({ store: { id: sql<string>`1` } }).from(stores)
  expect(() => preparedSelect(shop.database.tables, grouped)).toThrow('nothing but columns')
})
