import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { enteredPasswordLongAgo } from '../support/database.ts'
import { long, longIf } from '../support/long.ts'
import { anAccount, aSession, expectToast, logIn, mailedLink, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.beforeEach(({ context }) => prepare(context))

/** The browser logs refused requests. */
function forgive(consoleErrors: string[], ...statuses: number[]) {
  const isExpected = (said: string) => statuses.some((status) => said.includes(`status of ${status}`))
  expect(consoleErrors.splice(0).filter((said) => !isExpected(said))).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 800],
] as const) {
  test.describe(`on a ${name}`, longIf(name === 'desk'), () => {
    test.use({ viewport: { width, height } })

    test(
      'deleting an account a while after the login asks for the password and goes on by itself',
      long,
      async ({ page, consoleErrors }) => {
        const person = await anAccount(page)
        await aSession(page, person)
        await enteredPasswordLongAgo(person.email)
        await page.goto('/settings')
        await page.getByRole('button', { name: 'Delete My Account' }).click()
        await page.getByRole('button', { name: 'Confirm' }).click()
        const dialog = page.getByRole('dialog', { name: 'Your password, once more' })
        await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.keyboard.type('not this one')
        await page.keyboard.press('Enter')
        await expect(dialog.getByText('Your password is not right.')).toBeVisible()
        await dialog.getByLabel('Password', { exact: true }).fill(person.password)
        await page.keyboard.press('Enter')
        await expectToast(page, 'Account deleted successfully.')
        await expect(page).toHaveURL('/')
        forgive(consoleErrors, 403, 400)
      },
    )

    test(
      'deleting a store a while after its login asks for the store’s password, and closing the dialog keeps the store',
      long,
      async ({ page, consoleErrors }) => {
        const { request } = page.context()
        const store = { email: demoAccounts.store, password: demoPassword }
        expect((await request.post('/api/auth/admin/login', { data: store })).status()).toBe(200)
        await enteredPasswordLongAgo(store.email)
        const { profile } = await (await request.get('/api/auth/admin/profile')).json()
        await page.goto('/admin/dashboard/profile/delete')
        await page.getByRole('button', { name: 'I understand, go on' }).click()
        const typed = page.getByLabel('Type the name of your store to confirm')
        await typed.fill(profile.name)
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Your password, once more' })
        await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(typed).toHaveValue(profile.name)
        forgive(consoleErrors, 403)
      },
    )

    test(
      'credentials at the wrong login show the usual toast and a link to the right login',
      long,
      async ({ page, consoleErrors }) => {
        const person = await anAccount(page)
        await page.goto('/admin/login')
        await logIn(page, { ...person, password: 'not this one' })
        await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible()
        await logIn(page, person)
        await expectToast(page, 'Invalid email or password.')
        const told = page.getByRole('alert').filter({ hasText: 'belong to your own account' })
        await expect(told).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await told.getByRole('link', { name: 'Log in as a shopper' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()

        await logIn(page, { email: demoAccounts.store, password: demoPassword })
        const other = page.getByRole('alert').filter({ hasText: 'belong to a store' })
        await other.getByRole('link', { name: 'Go to the store login' }).click()
        await expect(page).toHaveURL('/admin/login')
        forgive(consoleErrors, 401, 403)
      },
    )

    test('a used reset link says so as soon as it is opened', long, async ({ page, consoleErrors }) => {
      const person = await anAccount(page)
      const { request } = page.context()
      await request.post('/api/auth/forgot-password', { data: { email: person.email } })
      const link = await mailedLink(person.email, 'reset-password')
      await page.goto(link)
      await page.getByLabel('New password').fill('a new road to the reef')
      await page.getByLabel('Confirm password').fill('a new road to the reef')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
      await expect(page.getByText('This link has been used already.')).toBeVisible()
      await expect(page.getByLabel('New password')).toBeHidden()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      forgive(consoleErrors, 400)
    })
  })
}
