import { beforeAll, expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { testApp } from '#tests/support/test-app.ts'
import { meant } from './what-was-meant.table.ts'

const now = new Date('2026-11-14T08:00:00Z')
let client: Awaited<ReturnType<typeof testApp>>['client']

beforeAll(async () => {
  const { database, load } = await demoDatabase()
  await load({ now })
  client = (await testApp({ database })).client
}, 60_000)

const most = 12
const firstOf = (names: string[]) => names.slice(0, most).map((name) => name.toLowerCase())

async function find(q: string) {
  const { products, stores, fuzzy } = await client.search.productsAndStores({ q })
  return {
    products: firstOf(products.map(({ title }) => title)),
    stores: firstOf(stores.map(({ name }) => name)),
    fuzzy,
  }
}

async function isFound(q: string, what: string): Promise<boolean> {
  const { products, stores } = await find(q)
  if (what === 'nothing') return products.length + stores.length === 0
  const [names, part] = what.startsWith('store: ') ? [stores, what.slice(7)] : [products, what]
  return names.some((name) => name.includes(part.toLowerCase()))
}

test('of two hundred and more searches at least 95 of 100 find what was meant', async () => {
  expect(meant.length).toBeGreaterThanOrEqual(200)
  const missed: string[] = []
  for (const [q, what] of meant) {
    if (await isFound(q, what)) continue
    const { products, stores, fuzzy } = await find(q)
    missed.push(`${q} → ${what}: ${fuzzy ? '~ ' : ''}${[...products, '|', ...stores].slice(0, 8).join(', ')}`)
  }
  if (missed.length > 0) console.info(`Missed ${missed.length} of ${meant.length}:\n${missed.join('\n')}`)
  expect(missed.length / meant.length).toBeLessThanOrEqual(0.05)
}, 120_000)
