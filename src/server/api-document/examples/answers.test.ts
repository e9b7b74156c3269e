import { expect, test } from 'vitest'
import { demoAccounts } from '#demo/accounts.ts'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyCall } from '../api-document.ts'
import { operationId } from '../operations.ts'

/** The moment of the demo, and of the clock. */
const now = '2026-11-14T08:00:00Z'

/** Answers with ids, keys or times of the database itself differ from run to run. */
const differs =
  /session|verify|resetLink|emailChange|myData|alertMine|audit|ownerPaymentDetails|ownerHolidays/i

test('the examples are what the demo catalogue answers, with lists cut short', async () => {
  const { database, load } = await demoDatabase()
  await load({ now: new Date(now) })
  const shop = await testApp({ database })
  shop.at(now)
  const { sql } = database
  const one = async (query: PromiseLike<readonly { id?: string }[]>) => (await query)[0]?.id ?? ''
  const person = await one(sql`select id from users where email = ${demoAccounts.shopper}`)
  const store = await one(sql`select id from stores where email = ${demoAccounts.store}`)
  const user = await shop.signedIn('user', { id: person })
  const callers = {
    public: shop.visitor(),
    user,
    account: user,
    admin: await shop.signedIn('admin', { id: store }),
    owner: await shop.signedIn('owner', await shop.given.owner()),
  }
  const params: Record<string, string> = {
    storeId: store,
    productId: await one(
      sql`select id from products where store_id = ${store} and is_visible order by id limit 1`,
    ),
    personId: person,
    tree: 'products',
    month: '2026-10',
  }
  const categoryOf = (path: string) =>
    path.includes('store-subcategories')
      ? one(sql`select id from store_categories where depth = 0 order by position, id limit 1`)
      : one(sql`select id from product_categories where depth = 0 order by position, id limit 1`)

  const examples: Record<string, unknown> = {}
  for (const call of everyCall) {
    const { method, path, access } = call.endpoint
    const caller = callers[access as keyof typeof callers]
    if (method !== 'GET' || !caller || differs.test(operationId(call))) continue
    const category = await categoryOf(path)
    const url = `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? category)}`
    const query = path.includes('/search') ? '?q=tea' : ''
    const { status, body } = await caller.send({ method, access, url: url + query })
    if (status === 200) examples[operationId(call)] = cutShort(body)
  }
  expect(Object.keys(examples).length).toBeGreaterThan(50)
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('./answers.json')
})

/** Lists show one thing, or three words; numbers are kept. */
function cutShort(value: unknown): unknown {
  if (Array.isArray(value)) {
    const atMost = typeof value[0] === 'object' ? 1 : typeof value[0] === 'string' ? 3 : value.length
    return value.slice(0, atMost).map(cutShort)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cutShort(field)]))
}
