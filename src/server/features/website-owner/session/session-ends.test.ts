import { expect, test } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

const hours = (count: number) => new Date(Date.parse('2026-11-14T08:00:00Z') + count * 3600_000).toISOString()

test('a session of the console ends twelve hours after its last use', async () => {
  const shop = await testApp()
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  shop.at(hours(11))
  await client.ownerSession.refreshToken({})
  shop.at(hours(22))
  await client.ownerSession.refreshToken({})
  await client.ownerSession.me({})
  shop.at(hours(35))
  expect((await refusal(client.ownerSession.refreshToken({}))).status).toBe(401)
})

test('it ends a week after its login, however much it is used', async () => {
  const shop = await testApp()
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  for (let hour = 8; hour < 7 * 24; hour += 8) {
    shop.at(hours(hour))
    await client.ownerSession.refreshToken({})
  }
  await client.ownerSession.me({})
  shop.at(hours(7 * 24 + 0.01))
  expect((await refusal(client.ownerSession.refreshToken({}))).status).toBe(401)
})

test('a person stays signed in for thirty days', async () => {
  const shop = await testApp()
  const { client } = await shop.signedIn('user', await shop.given.user())
  shop.at(hours(29 * 24))
  await client.account.refreshToken({})
  expect((await client.account.me({})).email).toContain('@example.test')
})
