import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { english } from '#tests/support/english.ts'

const { signup, login, resetPassword, changePassword, verifyEmail } = api.account
const anna = { name: 'Anna Li', email: 'anna@example.mu', password: 'Lagon-bleu-2026' }
const fillIn = 'Please fill in all required fields!'

const refusal = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${english(message)}`)

test('names and email addresses are trimmed, passwords are not', () => {
  const read = signup.body.parse({ name: ' Anna Li ', email: ' Anna@Example.mu ', password: ' spaces stay ' })
  expect(read).toEqual({ name: 'Anna Li', email: 'Anna@Example.mu', password: ' spaces stay ' })
})

test.each([
  [{ name: undefined }, `name: ${fillIn}`],
  [{ name: '  ' }, `name: ${fillIn}`],
  [{ name: 'x'.repeat(101) }, 'name: Your name can have at most 100 characters.'],
  [{ name: '<b>Anna</b>' }, 'name: Please write your name without < and >.'],
  [{ name: '\u200b\u200b' }, 'name: Please write your name with letters.'],
  [{ name: 'Anna\nLi' }, 'name: Your name must be one line of plain text.'],
  [{ email: undefined }, `email: ${fillIn}`],
  [{ email: '' }, `email: ${fillIn}`],
  [{ email: 'anna@example' }, 'email: Please enter a valid email address.'],
  [{ email: 'anna@example.mu\r\nBcc: x@example.mu' }, 'email: Please enter a valid email address.'],
  [{ email: `a@${'b'.repeat(250)}.mu` }, 'email: An email address can have at most 254 characters.'],
  [{ password: undefined }, `password: ${fillIn}`],
  [{ password: '' }, `password: ${fillIn}`],
  [{ password: 'ninechars' }, 'password: Please choose a password of at least 10 characters.'],
  [{ password: 'x'.repeat(129) }, 'password: Please choose a password of at most 128 characters.'],
])('nobody signs up with %j', (changed, sentence) => {
  expect(refusal(signup.body.safeParse({ ...anna, ...changed }))).toEqual([sentence])
})

test.each([
  { password: 'x'.repeat(10) },
  { password: 'é'.repeat(128) },
  { name: "Zoë D'Unienville-Ng" },
  { name: '李安' },
])('anybody may sign up with %j', (changed) => {
  expect(signup.body.safeParse({ ...anna, ...changed }).success).toBe(true)
})

test.each([
  { name: 'Anna Marie Li', password: 'anna marie LI' },
  { password: 'ANNA@example.mu' },
  { email: 'anna.marie.li@example.mu', password: 'Anna.Marie.Li' },
])('a password is never the own name or email address: %j', (changed) => {
  const sentence = 'password: Please choose a password that is not your name or email address.'
  expect(refusal(signup.body.safeParse({ ...anna, ...changed }))).toEqual([sentence])
})

test('logging in asks for both fields and judges no password by its looks', () => {
  expect(refusal(login.body.safeParse({}))).toEqual([`email: ${fillIn}`, `password: ${fillIn}`])
  expect(login.body.safeParse({ email: anna.email, password: 'x' }).success).toBe(true)
  const endless = { email: anna.email, password: 'x'.repeat(100_000) }
  expect(refusal(login.body.safeParse(endless))).toEqual(['password: Invalid email or password.'])
})

test('a link from a mail that cannot be ours says so', () => {
  const sentence = 'token: This link may have expired or is invalid.'
  expect(refusal(verifyEmail.params.safeParse({ token: 'a b' }))).toEqual([sentence])
  expect(refusal(resetPassword.body.safeParse({ password: anna.password }))).toEqual([sentence])
  expect(verifyEmail.params.safeParse({ token: 'Zk3_-9'.repeat(7) }).success).toBe(true)
})

test('a new password follows the rules, the current one need not', () => {
  const body = { currentPassword: 'old', password: 'short' }
  expect(refusal(changePassword.body.safeParse(body))).toEqual([
    'password: Please choose a password of at least 10 characters.',
  ])
})
