import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#server/platform/database/schema/index.ts'
import { largeDatabase } from '#tests/support/large-database.ts'
import { isLong } from '#tests/support/long.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  if (!isLong) return
  shop = await ownerApp({ database: await largeDatabase() })
  owner = (await shop.websiteOwner()).client
}, 300_000)

const shelf = (number: number) => `ca000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
const sitting = (root: string) =>
  shop.database.tables.$count(products, eq(sql`${products.categoryPath}[1]`, root))

test.runIf(isLong)(
  'a category with ten thousand products is moved, renamed and moved back',
  async () => {
    const [moved, elsewhere] = [shelf(3), shelf(4)]
    expect(await sitting(moved)).toBe(10_000)
    const calls = owner.ownerCategories
    const tree = 'product'
    await calls.move({ tree, categoryId: moved, parentId: elsewhere })
    expect(await sitting(elsewhere)).toBe(20_000)
    await calls.change({ tree, categoryId: moved, name: 'Quokkas' })
    expect((await shop.client.search.productsAndStores({ q: 'quokkas' })).totalProducts).toBe(10_000)
    await calls.move({ tree, categoryId: moved, parentId: null })
    expect([await sitting(moved), await sitting(elsewhere)]).toEqual([10_000, 10_000])
  },
  300_000,
)
