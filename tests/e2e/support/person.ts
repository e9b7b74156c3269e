import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { mailsIn } from '#tests/support/mail.ts'
import { expect } from './shop.ts'

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox')

export interface Person {
  name: string
  email: string
  password: string
}

export function aPerson(name = 'Anjali Ramgoolam'): Person {
  return {
    name,
    email: `person.${Date.now()}.${randomInt(1000)}@example.mu`,
    password: 'coral and cane, by the reef',
  }
}

declare global {
  interface Window {
    /** The texts of all toasts of this page, recorded because toasts disappear. */
    shownToasts: string[]
  }
}

function recordToasts() {
  window.shownToasts = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const toast of node.querySelectorAll('[role=status]'))
            window.shownToasts.push(toast.textContent ?? '')
  }).observe(document, { subtree: true, childList: true })
}

/** Checks the recorded toasts, because a busy machine easily misses the two seconds of a toast. */
export async function expectToast(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.shownToasts), { timeout: 30_000 }).toContain(sentence)
}

/** Rate limits count by IP address, so each test uses its own. */
export async function callFromOwnAddress(context: BrowserContext): Promise<void> {
  const address = ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
}

/** Gives the journey its own IP address and records its toasts. */
export async function prepare(context: BrowserContext): Promise<void> {
  await callFromOwnAddress(context)
  await context.addInitScript(recordToasts)
}

/** Waits for a mail with this subject. */
export async function mailTo(to: string, subject: RegExp) {
  let found: Awaited<ReturnType<typeof mailsIn>>[number] | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsIn(outbox).catch(() => [])
        found = mails.find((mail) => mail.to.includes(to) && subject.test(mail.subject))
        return found !== undefined
      },
      { timeout: 60_000, message: `a mail to ${to} about ${subject}` },
    )
    .toBe(true)
  if (!found) throw new Error('The mail was just found.')
  return found
}

/** Waits for this many mails of the kind, and returns the path of the newest link. */
export async function mailedLink(
  to: string,
  kind: 'verify-email' | 'reset-password' | 'confirm-email',
  number = 1,
): Promise<string> {
  const link = new RegExp(`/${kind}/[\\w-]+`)
  let links: string[] = []
  await expect
    .poll(
      async () => {
        const mails = (await mailsIn(outbox).catch(() => [])).filter((mail) => mail.to.includes(to))
        links = mails.flatMap(({ text }) => link.exec(text) ?? [])
        return links.length
      },
      { timeout: 60_000, message: `a mail with a ${kind} link to ${to}` },
    )
    .toBeGreaterThanOrEqual(number)
  return links.at(-1) ?? ''
}

/** Waits for a mail with this subject, and returns its text. */
export async function mailed(to: string, subject: string): Promise<string> {
  let text: string | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsIn(outbox).catch(() => [])
        text = mails.find((mail) => mail.to.includes(to) && mail.subject === subject)?.text
        return text !== undefined
      },
      { timeout: 60_000, message: `a mail ‘${subject}’ to ${to}` },
    )
    .toBe(true)
  return text ?? ''
}

export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(page, 'Signup successful!')
}

export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** A verified account, created through the API. */
export async function anAccount(page: Page, person = aPerson()): Promise<Person> {
  const { request } = page.context()
  expect((await request.post('/api/auth/signup', { data: person })).status()).toBe(200)
  const link = await mailedLink(person.email, 'verify-email')
  expect((await request.get(`/api/auth${link}`)).status()).toBe(200)
  return person
}

/** Logs in through the API, in this context. */
export async function aSession(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** A new person with a verified account, logged in in this browser. */
export async function signedInShopper(page: Page, name?: string): Promise<Person> {
  await prepare(page.context())
  const person = await anAccount(page, aPerson(name))
  await aSession(page, person)
  return person
}
