import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores, websiteOwners } from '#server/platform/database/schema/index.ts'
import { photo } from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { upload } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Caller = 'visitor' | 'unverified' | 'user' | 'admin' | 'both' | 'suspended' | 'owner' | 'stranger'
let shop: Awaited<ReturnType<typeof testApp>>
let browsers: Record<Caller, Visitor>

beforeAll(async () => {
  shop = await testApp()
  const { given, signedIn, visitor, database } = shop
  const owner = {
    id: '00000000-0000-7000-8000-000000000000',
    email: 'owner@example.test',
    passwordHash: 'none',
  }
  await database.tables.insert(websiteOwners).values(owner)
  const store = await given.store()
  const both = await signedIn('admin', store)
  for (const [name, value] of (await signedIn('user', { id: store.userId })).cookies)
    both.cookies.set(name, value)
  const suspendedStore = await given.store()
  const suspended = await signedIn('admin', suspendedStore)
  await database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, suspendedStore.id))
  const stranger = visitor()
  stranger.cookies.set('zb_user', 'made-up').set('zb_admin', 'made-up')
  browsers = {
    visitor: visitor(),
    unverified: await signedIn('user', await given.user({ isUnverified: true })),
    user: await signedIn('user', await given.user()),
    admin: await signedIn('admin', await given.store()),
    both,
    suspended,
    owner: await signedIn('owner', owner),
    stranger,
  }
})

const mayUpload = { user: 200, admin: 200, both: 200 }
const mayNot = { visitor: 401, unverified: 401, suspended: 401, owner: 401, stranger: 401 }

describe('an upload', () => {
  test.each(Object.entries({ ...mayUpload, ...mayNot }))('from %s answers %i', async (caller, status) => {
    const answer = await upload(shop.app, browsers[caller as Caller], await photo())
    expect({ caller, status: answer.status }).toEqual({ caller, status })
    if (status === 401)
      expect(answer.body).toEqual({ message: 'Please log in first.', code: 'not-logged-in' })
    else expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('by a store owner may carry the token in a header', async () => {
    const encoded = new Response(new FormData())
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      headers: {
        authorization: `Bearer ${browsers.admin.cookies.get('zb_admin')}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(response.statusCode).toBe(400)
  })

  test('from another site is refused', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'multipart/form-data; boundary=x' },
      cookies: Object.fromEntries(browsers.user.cookies),
      payload: '--x--',
    })
    expect(response.statusCode).toBe(403)
  })
})

test.each(['visitor', 'user', 'admin', 'owner'] as const)('%s may ask where pictures go', async (caller) => {
  expect(await browsers[caller].client.image.settings({})).toMatchObject({ uploadUrl: '/api/images/upload' })
})
