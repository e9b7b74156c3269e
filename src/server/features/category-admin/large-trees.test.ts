import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#server/database/schema/index.ts'
import { fillCatalogue } from '#tests/support/large-catalogue.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
  await fillCatalogue(shop.database, new Date('2026-11-14T08:00:00Z'))
  owner = (await shop.websiteOwner()).client
}, 120_000)

const shelf = (number: number) => `ca000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
const sitting = (root: string) =>
  shop.database.tables.$count(products, eq(sql`${products.categoryPath}[1]`, root))

/** Far above what it takes on an idle machine, far below what a square of the number of products would take. */
const longest = 20_000

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

test('a category with ten thousand products is moved, renamed and moved back before anybody loses patience', async () => {
  const [moved, elsewhere] = [shelf(3), shelf(4)]
  expect(await sitting(moved)).toBe(10_000)
  const calls = owner.ownerCategories
  const tree = 'product'
  expect(await milliseconds(() => calls.move({ tree, categoryId: moved, parentId: elsewhere }))).toBeLessThan(
    longest,
  )
  expect(await sitting(elsewhere)).toBe(20_000)
  expect(await milliseconds(() => calls.change({ tree, categoryId: moved, name: 'Quokkas' }))).toBeLessThan(
    longest,
  )
  expect((await shop.client.search.productsAndStores({ q: 'quokkas' })).totalProducts).toBe(10_000)
  expect(await milliseconds(() => calls.move({ tree, categoryId: moved, parentId: null }))).toBeLessThan(
    longest,
  )
  expect([await sitting(moved), await sitting(elsewhere)]).toEqual([10_000, 10_000])
}, 90_000)
