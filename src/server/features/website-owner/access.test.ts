import { beforeAll, expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { ownerApi, ownerSessionApi } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Shop = Awaited<ReturnType<typeof testApp>>

let shop: Shop
let outside: Awaited<ReturnType<typeof outsiders>>
beforeAll(async () => {
  shop = await testApp()
  outside = await outsiders()
})

const endpoints: Endpoint[] = Object.values({ ...ownerSessionApi, ...ownerApi }).flatMap((area) =>
  Object.values<Endpoint>(area),
)
const guarded = endpoints.filter(({ access }) => access !== 'public')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Calls it with nothing filled in: an unauthorised caller is refused before anything is read. */
async function call({ method, path }: Endpoint, { send }: Pick<Visitor, 'send'>) {
  const url = apiBase + path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000')
  const isRead = method === 'GET' || method === 'DELETE'
  return send({ method, url, access: 'owner', ...(!isRead && { body: {} }) })
}

// Who may call what is in tests/security/access.

/** Those who are not a website owner, but send a cookie with the name of one. */
async function outsiders(): Promise<Record<string, Pick<Visitor, 'send'>>> {
  const { given, signedIn, visitor } = shop
  const user = await signedIn('user', await given.user())
  const admin = await signedIn('admin', await given.store())
  const disguised = (token = '') => {
    const browser = visitor()
    browser.cookies.set('zb_owner', token)
    return browser
  }
  const loggedOut = await signedIn('owner', await given.owner())
  const kept = loggedOut.cookies.get('zb_owner')
  await loggedOut.client.ownerSession.logout({})
  return {
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

test.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s answers 401 to those who borrow a cookie, and says nothing more',
  async (_, endpoint) => {
    for (const [who, browser] of Object.entries(outside)) {
      const answer = await call(endpoint, browser)
      expect(answer, who).toEqual({
        status: 401,
        body: { message: 'Please log in first.', code: 'not-logged-in' },
      })
    }
  },
)

test('a store owner’s token in a header opens nothing here', async () => {
  const admin = await shop.signedIn('admin', await shop.given.store())
  const response = await shop.app.inject({
    url: '/api/owner/audit',
    headers: { authorization: `Bearer ${admin.cookies.get('zb_admin')}` },
  })
  expect(response.statusCode).toBe(401)
})
