import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { readConfig } from '../config.ts'
import { prepareDemo } from './prepare-demo.ts'

const { database, load } = await demoDatabase()
await load({ size: { stores: 12, products: 50 } })
const shop = await testApp({ database })

async function start(environment: Record<string, string>) {
  const said: string[] = []
  const printed = await prepareDemo({
    config: readConfig(environment),
    database,
    url: database.url,
    pictures: shop.pictures,
    clock: () => new Date(),
    say: (sentence) => said.push(sentence),
  })
  return { said, printed }
}

const password = demoPassword
async function logIn() {
  const { client } = shop.visitor()
  await client.account.login({ email: demoAccounts.shopper, password })
  return client
}
async function logInAsStore() {
  const { client } = shop.visitor()
  await client.account.login({ email: demoAccounts.shopkeeper, password })
  await client.storeOwner.login({ email: demoAccounts.store, password })
  return client
}
const logInAsOwner = () =>
  shop.visitor().client.ownerSession.login({ email: demoAccounts.websiteOwner, password })

test('at a public address the demo password is refused and its sessions end', async () => {
  expect((await start({})).printed.join(' ')).toContain(password)
  const shopper = await logIn()
  const store = await logInAsStore()
  await logInAsOwner()

  expect(await start({ PUBLIC_URL: 'https://zilbazar.mu' })).toEqual({
    said: [expect.stringMatching(/^The demo is off: its accounts, .* are shut and logged out\./)],
    printed: [],
  })
  for (const attempt of [logIn, logInAsStore, logInAsOwner])
    expect((await refusal(attempt())).message).toBe('Invalid email or password.')
  expect((await refusal(shopper.account.me({}))).status).toBe(401)
  expect((await refusal(store.storeOwner.profile({}))).status).toBe(401)
  // Said once: the next start finds nothing to shut.
  expect(await start({ PUBLIC_URL: 'https://zilbazar.mu' })).toEqual({ said: [], printed: [] })
})

test('a real person stays logged in when the demo is shut', async () => {
  const person = await shop.signedIn('user', await shop.given.user())
  await start({})
  await start({ DEMO: 'off' })
  expect((await person.client.account.me({})).email).toContain('@example.test')
})

test('DEMO=on opens the accounts again, and says loudly what that means at a public address', async () => {
  await start({ DEMO: 'off' })
  const { said, printed } = await start({ PUBLIC_URL: 'https://zilbazar.mu', DEMO: 'on' })
  expect(said).toEqual([expect.stringMatching(/^ATTENTION: THE DEMO IS ON AT A PUBLIC ADDRESS\./)])
  expect(printed.join(' ')).toContain(demoAccounts.websiteOwner)
  await Promise.all([logIn(), logInAsStore(), logInAsOwner()])
  expect((await start({})).said).toEqual([])
})

test('a demo loaded with DEMO=off has no account to log in with', async () => {
  await load({ size: { stores: 12, products: 50 }, isShut: true })
  for (const attempt of [logIn, logInAsStore, logInAsOwner])
    expect((await refusal(attempt())).message).toBe('Invalid email or password.')
})
