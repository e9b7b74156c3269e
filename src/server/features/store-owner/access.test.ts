import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

// Who may call what is in tests/security/access.

test('a store session and a person session are distinct', async () => {
  const { given, signedIn, visitor } = await testApp()
  const store = await given.store()
  const browsers = {
    visitor: visitor(),
    'the person behind the store': await signedIn('user', { id: store.userId }),
    'the store': await signedIn('admin', store),
    'another store': await signedIn('admin', await given.store()),
    'a suspended store': await signedIn('admin', await given.store({ isSuspended: true })),
    'the website owner': await signedIn('owner', await given.owner()),
  }
  const loggedIn: string[] = []
  for (const [caller, { client }] of Object.entries(browsers))
    if ((await client.storeOwner.status({})).authenticated) loggedIn.push(caller)
  expect(loggedIn).toEqual(['the store', 'another store'])
})
