import { beforeAll, describe, expect, test } from 'vitest'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { ApiError } from '#web/shared/api/client.ts'

type Account = Visitor['client']['account']
type Caller = 'visitor' | 'unverified' | 'user' | 'otherUser' | 'admin' | 'owner'

const callers: Caller[] = ['visitor', 'unverified', 'user', 'otherUser', 'admin', 'owner']
const someId = '00000000-0000-7000-8000-000000000000'

let shop: Awaited<ReturnType<typeof testApp>>
let person: { id: string; email: string }
let sessionId: string

beforeAll(async () => {
  shop = await testApp()
})

/** A browser of everyone who might call, about the account of `person`. */
async function browsers(): Promise<Record<Caller, Visitor>> {
  person = await shop.given.user()
  const user = await shop.signedIn('user', person)
  const { sessions } = await user.client.account.sessions({})
  sessionId = sessions[0]?._id ?? ''
  const owner = { id: someId, email: 'owner@example.test', passwordHash: 'none' }
  await shop.database.tables.insert(websiteOwners).values(owner).onConflictDoNothing()
  return {
    visitor: shop.visitor(),
    // Nobody gets a session unverified; should one exist all the same, it opens nothing.
    unverified: await shop.signedIn('user', await shop.given.user({ isUnverified: true })),
    user,
    otherUser: await shop.signedIn('user', await shop.given.user()),
    admin: await shop.signedIn('admin', await shop.given.store()),
    owner: await shop.signedIn('owner', owner),
  }
}

const anyone = (status: number) => Object.fromEntries(callers.map((caller) => [caller, status]))
const people = { visitor: 401, unverified: 401, user: 200, otherUser: 200, admin: 401, owner: 401 }
const newPassword = 'Chamarel-seven-earths'

const rows: [keyof Account, (account: Account) => Promise<unknown>, Partial<Record<Caller, number>>][] = [
  [
    'signup',
    (account) => account.signup({ name: 'Anjali', email: 'anjali@example.test', password: newPassword }),
    anyone(200),
  ],
  ['verifyEmail', (account) => account.verifyEmail({ token: 'unknown' }), anyone(400)],
  ['resendVerification', (account) => account.resendVerification({ email: person.email }), anyone(200)],
  ['login', (account) => account.login({ email: person.email, password: knownPassword }), anyone(200)],
  ['refreshToken', (account) => account.refreshToken({}), { ...people, unverified: 200 }],
  ['status', (account) => account.status({}), anyone(200)],
  ['logout', (account) => account.logout({}), anyone(200)],
  ['forgotPassword', (account) => account.forgotPassword({ email: person.email }), anyone(200)],
  [
    'resetPassword',
    (account) => account.resetPassword({ token: 'unknown', password: newPassword }),
    anyone(400),
  ],
  ['resetLink', (account) => account.resetLink({ token: 'unknown' }), anyone(400)],
  ['confirmPassword', (account) => account.confirmPassword({ password: knownPassword }), people],
  ['me', (account) => account.me({}), people],
  ['changeName', (account) => account.changeName({ name: 'Anjali' }), people],
  [
    'changePassword',
    (account) => account.changePassword({ currentPassword: knownPassword, password: newPassword }),
    people,
  ],
  ['myData', (account) => account.myData({}), people],
  ['sessions', (account) => account.sessions({}), people],
  ['endSession', (account) => account.endSession({ sessionId }), { ...people, otherUser: 404 }],
  ['endAllSessions', (account) => account.endAllSessions({}), people],
  ['deleteAccount', (account) => account.deleteAccount({ userId: person.id }), { ...people, otherUser: 403 }],
]

test('the table below holds every account call', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(shop.client.account).sort())
})

describe.each(rows)('%s', (name, call, expected) => {
  test.each(Object.entries(expected))('called by %s answers %i', async (caller, status) => {
    // What counts tries must not count those of the caller before.
    await shop.database.sql`truncate rate_counts`
    const { client } = (await browsers())[caller as Caller]
    const answered = await call(client.account).then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    )
    expect({ name, caller, answered }).toEqual({ name, caller, answered: status })
  })
})

test('an unauthorised caller learns nothing about the validity of the form', async () => {
  const response = await shop.app.inject({ method: 'PUT', url: '/api/auth/password', payload: { x: 1 } })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ message: 'Please log in first.', code: 'not-logged-in' })
})

test('answers to a person are never cached', async () => {
  const { user } = await browsers()
  const response = await shop.app.inject({ url: '/api/auth/me', cookies: Object.fromEntries(user.cookies) })
  expect(response.headers['cache-control']).toBe('no-store')
})
