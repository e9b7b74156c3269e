import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  shop = await testApp()
  // No minute passes, however long a test takes.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const guess = (email: string) => ({ email, password: 'a-wrong-guess' })

test('the eleventh login in a minute from one address is refused, with the time to wait in a header', async () => {
  const { id } = await shop.given.user()
  const login = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '102.160.12.7',
      payload: guess(`${id}@example.test`),
    })
  for (let tries = 0; tries < 10; tries += 1) expect((await login()).statusCode).toBe(401)
  const response = await login()
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(50)
  expect(response.json()).toEqual({
    code: 'too-many',
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
  })
})

test('all addresses of one IPv6 network count together, and its neighbours for themselves', async () => {
  for (let tries = 1; tries <= 10; tries += 1) {
    const { client } = shop.visitor({ address: `2001:db8:1:2::${tries}` })
    await refusal(client.account.login(guess('somebody@example.test')))
  }
  const same = shop.visitor({ address: '2001:db8:1:2:ffff::1' })
  expect(await refusal(same.client.account.login(guess('somebody@example.test')))).toMatchObject({
    status: 429,
  })
  const neighbour = shop.visitor({ address: '2001:db8:1:3::1' })
  expect(await refusal(neighbour.client.account.login(guess('somebody@example.test')))).toMatchObject({
    status: 401,
  })
})

test('guesses at one account from many addresses come to an end, be there such an account or not', async () => {
  const { email } = await shop.given.user()
  for (const target of [email, 'nobody@example.test']) {
    const outcomes: number[] = []
    for (let tries = 0; tries < 26; tries += 1) {
      outcomes.push((await refusal(shop.visitor().client.account.login(guess(target)))).status)
    }
    expect(outcomes).toEqual([...Array(25).fill(401), 429])
  }
})

test('a current password cannot be guessed without end either', async () => {
  const { client } = await shop.signedIn('user', await shop.given.user())
  const change = () =>
    refusal(client.account.changePassword({ currentPassword: 'a guess', password: 'Chamarel-seven-earths' }))
  for (let tries = 0; tries < 25; tries += 1) expect((await change()).status).toBe(400)
  expect((await change()).status).toBe(429)
})

test('five sign-ups and five resets in half an hour from one address', async () => {
  const { client } = shop.visitor()
  const outcomes: number[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    const email = `person-${tries}@example.test`
    const signup = client.account.signup({ name: 'Anjali', email, password: 'Chamarel-seven-earths' })
    const reset = client.account.forgotPassword({ email })
    for (const call of [signup, reset]) {
      outcomes.push(await call.then(() => 200).catch(async (error: { status: number }) => error.status))
    }
  }
  expect(outcomes).toEqual([...Array(10).fill(200), 429, 429])
})
