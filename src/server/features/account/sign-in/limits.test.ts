import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  shop = await testApp()
  // The clock stands still, however long a test takes.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('guesses at the current password are limited too', async () => {
  const { client } = await shop.signedIn('user', await shop.given.user())
  const change = () =>
    refusal(client.account.changePassword({ currentPassword: 'a guess', password: 'Chamarel-seven-earths' }))
  for (let tries = 0; tries < 5; tries += 1) expect((await change()).status).toBe(400)
  expect((await change()).status).toBe(429)
})

test('five sign-ups and five resets in half an hour from one address', async () => {
  const { client } = shop.visitor()
  const outcomes: number[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const email = `person-${tries}@example.test`
    const signup = () => client.account.signup({ name: 'Anjali', email, password: 'Chamarel-seven-earths' })
    const reset = () => client.account.forgotPassword({ email })
    for (const call of [signup, reset]) {
      outcomes.push(
        await call()
          .then(() => 200)
          .catch(async (error: { status: number }) => error.status),
      )
    }
  }
  expect(outcomes).toEqual([...Array(10).fill(200), 429, 429])
})

test('an address that has used up its resets does not use up those of a person', async () => {
  const { email } = await shop.given.user()
  const attacker = shop.visitor()
  for (let tries = 0; tries < 5; tries += 1)
    await attacker.client.account.forgotPassword({ email: `person-${tries}@example.test` })
  for (let tries = 0; tries < 10; tries += 1)
    expect(await refusal(attacker.client.account.forgotPassword({ email }))).toMatchObject({ status: 429 })
  await shop.visitor().client.account.forgotPassword({ email })
})

test('an address that has used up its confirmation mails does not use up those of a person', async () => {
  const { email } = await shop.given.user({ isUnverified: true })
  const attacker = shop.visitor()
  for (let tries = 0; tries < 5; tries += 1)
    await attacker.client.account.resendVerification({ email: `person-${tries}@example.test` })
  const blocked = attacker.client.account.resendVerification({ email })
  expect(await refusal(blocked)).toMatchObject({ status: 429 })
  await shop.visitor().client.account.resendVerification({ email })
})
