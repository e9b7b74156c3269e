import { beforeAll, describe, expect, test } from 'vitest'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type StoreOwnerApp, storeOwnerApp, storePassword } from '#tests/support/store-owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { ApiError } from '#web/shared/api/client.ts'

type StoreOwnerCalls = Visitor['client']['storeOwner']
type Caller =
  | 'visitor'
  | 'unverified'
  | 'user'
  | 'approvedUser'
  | 'shopkeeper'
  | 'admin'
  | 'otherAdmin'
  | 'suspendedAdmin'
  | 'owner'

let shop: StoreOwnerApp
let store: Awaited<ReturnType<StoreOwnerApp['given']['store']>>
let productId: string
let sessionId: string
let registration: Awaited<ReturnType<StoreOwnerApp['registration']>>
let product: Awaited<ReturnType<StoreOwnerApp['product']>>
beforeAll(async () => {
  shop = await storeOwnerApp()
})

/** A browser for each kind of caller, about one store and its product. */
async function browsers(): Promise<Record<Caller, Visitor>> {
  const { given, signedIn } = shop
  await shop.database.sql`truncate rate_counts`
  store = await given.store()
  productId = (await given.product({ store })).id
  registration = await shop.registration()
  product = await shop.product()
  const owner = {
    id: '00000000-0000-7000-8000-000000000000',
    email: 'owner@example.test',
    passwordHash: 'none',
  }
  await shop.database.tables.insert(websiteOwners).values(owner).onConflictDoNothing()
  const admin = await signedIn('admin', store)
  sessionId = (await admin.client.storeOwner.sessions({})).sessions[0]?._id ?? ''
  return {
    visitor: shop.visitor(),
    unverified: await signedIn('user', await given.user({ isUnverified: true, isApproved: true })),
    user: await signedIn('user', await given.user()),
    approvedUser: await signedIn('user', await given.user({ isApproved: true })),
    // The person behind the store, signed in as a person and not as the store.
    shopkeeper: await signedIn('user', { id: store.userId }),
    admin,
    otherAdmin: await signedIn('admin', await given.store()),
    suspendedAdmin: await signedIn('admin', await given.store({ isSuspended: true })),
    owner: await signedIn('owner', owner),
  }
}

const nobody: Record<Caller, number> = {
  visitor: 401,
  unverified: 401,
  user: 401,
  approvedUser: 401,
  shopkeeper: 401,
  admin: 401,
  otherAdmin: 401,
  suspendedAdmin: 401,
  owner: 401,
}
const anyone = Object.fromEntries(Object.keys(nobody).map((caller) => [caller, 200])) as typeof nobody
const shopkeepers = { ...nobody, user: 404, approvedUser: 404, shopkeeper: 200 }
const storeOwners = { ...nobody, admin: 200, otherAdmin: 200 }
const thisStore = { ...storeOwners, otherAdmin: 404 }

const newPassword = {
  currentPassword: knownPassword,
  password: storePassword,
  confirmPassword: storePassword,
}

const rows: [keyof StoreOwnerCalls, (calls: StoreOwnerCalls) => Promise<unknown>, Record<Caller, number>][] =
  [
    [
      'register',
      (calls) => calls.register(registration),
      { ...nobody, user: 403, approvedUser: 200, shopkeeper: 409 },
    ],
    ['login', (calls) => calls.login({ email: store.email, password: knownPassword }), anyone],
    ['refreshToken', (calls) => calls.refreshToken({}), storeOwners],
    ['status', (calls) => calls.status({}), anyone],
    ['logout', (calls) => calls.logout({}), anyone],
    ['confirmPassword', (calls) => calls.confirmPassword({ password: knownPassword }), storeOwners],
    ['newPassword', (calls) => calls.newPassword(newPassword), shopkeepers],
    [
      'changePassword',
      (calls) => calls.changePassword({ currentPassword: knownPassword, password: storePassword }),
      storeOwners,
    ],
    ['sessions', (calls) => calls.sessions({}), storeOwners],
    ['endSession', (calls) => calls.endSession({ sessionId }), thisStore],
    ['endOtherSessions', (calls) => calls.endOtherSessions({}), storeOwners],
    ['profile', (calls) => calls.profile({}), storeOwners],
    ['updateProfile', (calls) => calls.updateProfile({ description: 'New.' }), storeOwners],
    ['deleteStore', (calls) => calls.deleteStore({}), storeOwners],
    ['announcement', (calls) => calls.announcement({}), storeOwners],
    ['announce', (calls) => calls.announce({ message: 'Sale.' }), storeOwners],
    ['clearAnnouncement', (calls) => calls.clearAnnouncement({}), storeOwners],
    ['products', (calls) => calls.products({}), storeOwners],
    ['createProduct', (calls) => calls.createProduct(product), storeOwners],
    ['updateProduct', (calls) => calls.updateProduct({ productId, title: 'New' }), thisStore],
    ['deleteProduct', (calls) => calls.deleteProduct({ productId }), thisStore],
  ]

test('the table below holds every call of a store owner', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(shop.client.storeOwner).sort())
})

describe.each(rows)('%s', (name, call, expected) => {
  test('answers each caller as it should', async () => {
    const everyone = await browsers()
    // Its own owner calls last, because afterwards the store may be gone.
    const callers = Object.keys(expected).sort(
      (one, other) => Number(one === 'admin') - Number(other === 'admin'),
    )
    const outcomes: Record<string, number> = {}
    for (const caller of callers as Caller[]) {
      outcomes[caller] = await call(everyone[caller].client.storeOwner).then(
        () => 200,
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          expect(error.message).toMatch(/^[A-Z].*[.!]$|^Product not found$/)
          return error.status
        },
      )
    }
    expect({ name, ...outcomes }).toEqual({ name, ...expected })
  })
})

test('a store session and a person session are distinct', async () => {
  const everyone = await browsers()
  const answers: [string, boolean][] = []
  for (const [caller, { client }] of Object.entries(everyone)) {
    answers.push([caller, (await client.storeOwner.status({})).authenticated])
  }
  expect(answers.filter(([, authenticated]) => authenticated).map(([caller]) => caller)).toEqual([
    'admin',
    'otherAdmin',
  ])
})

test('answers to a store owner are never cached', async () => {
  const { admin } = await browsers()
  for (const path of ['auth/admin/profile', 'products/admin-products/all', 'auth/admin/announcement']) {
    const response = await shop.app.inject({
      url: `/api/${path}`,
      cookies: Object.fromEntries(admin.cookies),
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
  }
})
