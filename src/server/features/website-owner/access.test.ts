import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { ownerApi } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Shop = Awaited<ReturnType<typeof testApp>>

let shop: Shop
let outside: Awaited<ReturnType<typeof outsiders>>
beforeAll(async () => {
  shop = await testApp()
  outside = await outsiders()
})
beforeEach(() => shop.database.sql`truncate rate_counts`)

const endpoints: Endpoint[] = Object.values(ownerApi).flatMap((area) => Object.values<Endpoint>(area))
const guarded = endpoints.filter(({ access }) => access !== 'public')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls it with nothing filled in: an unauthorised caller is refused before anything is read. */
async function call({ method, path }: Endpoint, { send }: Pick<Visitor, 'send'>) {
  const url = apiBase + path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000')
  const isRead = method === 'GET' || method === 'DELETE'
  return send({ method, url, access: 'owner', ...(!isRead && { body: {} }) })
}

/** Everyone who is not a website owner, also with cookies renamed to those of one. */
async function outsiders(): Promise<Record<string, Pick<Visitor, 'send'>>> {
  const { given, signedIn, visitor } = shop
  const store = await given.store()
  const user = await signedIn('user', await given.user())
  const admin = await signedIn('admin', store)
  const disguised = (token = '') => {
    const browser = visitor()
    browser.cookies.set('zb_owner', token)
    return browser
  }
  const loggedOut = await signedIn('owner', await given.owner())
  const kept = loggedOut.cookies.get('zb_owner')
  await loggedOut.client.ownerSession.logout({})
  return {
    visitor: visitor(),
    'unverified person': await signedIn('user', await given.user({ isUnverified: true })),
    user,
    'approved user': await signedIn('user', await given.user({ isApproved: true })),
    'person behind a store': await signedIn('user', { id: store.userId }),
    admin,
    'suspended admin': await signedIn('admin', await given.store({ isSuspended: true })),
    'user with a borrowed cookie name': disguised(user.cookies.get('zb_user')),
    'admin with a borrowed cookie name': disguised(admin.cookies.get('zb_admin')),
    'forger of a token': disguised('eyJhbGciOiJub25lIn0.eyJhdWQiOiJvd25lciJ9.'),
    'owner who has logged out': disguised(kept),
  }
}

test('only the status, logging in, refreshing and logging out are public', () => {
  const open = endpoints.filter(({ access }) => access === 'public').map(nameOf)
  expect(open.sort()).toEqual([
    'GET /owner/status',
    'POST /owner/login',
    'POST /owner/logout',
    'POST /owner/refresh-token',
  ])
  const enrolling = endpoints.filter(({ access }) => access === 'enrolling').map(nameOf)
  expect(enrolling.sort()).toEqual([
    'GET /owner/me',
    'POST /owner/second-factor/begin',
    'POST /owner/second-factor/confirm',
  ])
  for (const { access } of guarded) expect(['owner', 'enrolling']).toContain(access)
  for (const { path } of endpoints) expect(path).toMatch(/^\/owner\//)
})

describe.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('answers 401 to everyone else, and says nothing more', async () => {
    for (const [who, browser] of Object.entries(outside)) {
      const answer = await call(endpoint, browser)
      expect(answer, who).toEqual({
        status: 401,
        body: { message: 'Please log in first.', code: 'not-logged-in' },
      })
    }
  })

  test('waits until the second factor is set up, unless it is needed for that', async () => {
    const owner = await shop.given.owner({ needsSecondFactor: true })
    const { status, body } = await call(endpoint, await shop.signedIn('owner', owner))
    if (endpoint.access === 'enrolling') expect([401, 403, 501]).not.toContain(status)
    else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } })
  })

  test('is open to the website owner', async () => {
    const { status } = await call(endpoint, await shop.signedIn('owner', await shop.given.owner()))
    expect([200, 400, 404, 409]).toContain(status)
  })
})

test('a store owner’s token in a header opens nothing here', async () => {
  const admin = await shop.signedIn('admin', await shop.given.store())
  const response = await shop.app.inject({
    url: '/api/owner/audit',
    headers: { authorization: `Bearer ${admin.cookies.get('zb_admin')}` },
  })
  expect(response.statusCode).toBe(401)
})

test('changes from another site are refused, with or without cookies', async () => {
  const { cookies } = await shop.signedIn('owner', await shop.given.owner())
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET')) {
    const response = await shop.app.inject({
      method: endpoint.method,
      url: apiBase + endpoint.path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000'),
      headers: { origin: 'https://elsewhere.example' },
      cookies: Object.fromEntries(cookies),
    })
    expect(response.json(), nameOf(endpoint)).toMatchObject({ code: 'foreign-origin' })
  }
})
