import { beforeAll, expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))
const reads = endpoints.filter(({ method }) => method === 'GET')

let shop: OwnerApp
let browsers: Record<Endpoint['access'], Visitor>
let params: Record<string, string>
const tokens: Record<string, string> = {}

const email = 'anjali@example.test'

beforeAll(async () => {
  shop = await ownerApp()
  const { given } = shop
  const category = await given.productCategory()
  const store = await given.store()
  const product = await given.product({ store, category })
  const person = await given.user()
  const user = await shop.signedIn('user', person)
  const admin = await shop.signedIn('admin', store)
  const owner = await shop.websiteOwner()
  browsers = { public: shop.visitor(), user, admin, account: user, owner, enrolling: owner }
  await user.client.rating.rateProduct({ productId: product.id, rating: 4 })
  await user.client.rating.rateStore({ adminId: store.id, rating: 4 })
  params = {
    categoryId: category.id,
    id: category.id,
    productId: product.id,
    storeId: store.id,
    personId: person.id,
    month: '2026-11',
    tree: 'products',
  }
  await shop.visitor().client.account.signup({ name: 'Anjali', email, password: 'Chamarel-seven-earths' })
  tokens['/auth/verify-email/:token'] = await shop.nextToken(email)
  await shop.visitor().client.account.forgotPassword({ email: person.email })
  tokens['/auth/reset-password/:token'] = await shop.nextToken(person.email)
  await user.client.account.confirmPassword({ password: 'Pamplemousses-1770' })
  await user.client.emailChange.ask({ email: 'new@example.test' })
  tokens['/auth/email-link/:token'] = await shop.nextToken('new@example.test')
})

const nobody = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'
const addressOf = ({ path }: Endpoint) =>
  apiBase + path.replaceAll(/:(\w+)/g, (_, name: string) => tokens[path] ?? params[name] ?? nobody)

const ask = (method: 'HEAD' | 'GET', endpoint: Endpoint) =>
  shop.app.inject({
    method,
    url: addressOf(endpoint),
    cookies: Object.fromEntries(browsers[endpoint.access].cookies),
  })

/** A fingerprint of every table, and how many jobs were ever queued. */
async function everything() {
  const { sql } = shop.database
  const tables = await sql`select tablename as name from pg_tables where schemaname = 'public'`
  const rows = tables.map(
    ({ name }) =>
      `select '${name}', coalesce(md5(string_agg(row::text, ' ' order by row::text)), '') from "${name}" row`,
  )
  const all = [...rows, "select 'jobs', count(*)::text from pgboss.job"].join(' union all ')
  return Object.fromEntries(await sql.unsafe(all).values())
}

test('no HEAD writes anything, and neither does a GET that is not declared to', async () => {
  const before = await everything()
  const statuses = new Map<string, number>()
  for (const endpoint of reads) {
    const { statusCode, headers, body } = await ask('HEAD', endpoint)
    expect([endpoint.path, body]).toEqual([endpoint.path, ''])
    statuses.set(endpoint.path, statusCode)
    if (endpoint.writes) expect([statusCode, headers.allow]).toEqual([405, 'GET'])
  }
  expect(await everything()).toEqual(before)
  for (const endpoint of reads) {
    if (endpoint.writes) continue
    const { statusCode } = await ask('GET', endpoint)
    expect([endpoint.path, statuses.get(endpoint.path)]).toEqual([endpoint.path, statusCode])
  }
  expect(await everything()).toEqual(before)
})

test('an address that HEAD asked for is confirmed by GET only', async () => {
  const { email } = await shop.given.user({ isUnverified: true })
  await shop.visitor().client.account.resendVerification({ email })
  const url = `${apiBase}/auth/verify-email/${await shop.nextToken(email)}`
  const { sql } = shop.database
  const verified = () => sql`select email_verified_at is not null as done from users where email = ${email}`
  await shop.app.inject({ method: 'HEAD', url })
  expect(await verified()).toEqual([{ done: false }])
  await shop.app.inject(url)
  expect(await verified()).toEqual([{ done: true }])
})
