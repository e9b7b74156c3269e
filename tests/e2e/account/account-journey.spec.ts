import { readFile } from 'node:fs/promises'
import { long } from '../support/long.ts'
import {
  anAccount,
  aPerson,
  aSession,
  callFromOwnAddress,
  expectToast,
  logIn,
  mailedLink,
  prepare,
  signUp,
} from '../support/person.ts'
import { expect, expectAccessible, test, untilInteractive } from '../support/shop.ts'

test.beforeEach(({ context }) => prepare(context))

/** The browser logs refused requests; nothing else may be logged. */
function forgiveRefusals(consoleErrors: string[], ...statuses: number[]) {
  const isExpected = (said: string) => statuses.some((status) => said.includes(`status of ${status}`))
  expect(consoleErrors.splice(0).filter((said) => !isExpected(said))).toEqual([])
}

test('an account from signup and mail through login, settings and a second tab to its deletion', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.slow()
  const person = aPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(`A confirmation mail is on its way to ${person.email}.`)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  await logIn(page, person)
  await expect(page.getByText('You must verify your email first. Check your inbox.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible()
  forgiveRefusals(consoleErrors, 403)

  const link = await mailedLink(person.email, 'verify-email')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Already verified' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to login' }).click()

  await logIn(page, person)
  await expectToast(page, 'Login successful!')
  await expect(page).toHaveURL('/')

  await page.goto('/settings')
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  await page.getByLabel('Name').fill('Anjali R.')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expectToast(page, 'Your name is saved.')
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('just now')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^zilbazar-my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).account).toMatchObject({
    name: 'Anjali R.',
    email: person.email,
  })

  const secondTab = await context.newPage()
  await secondTab.goto('/settings')
  await expect(secondTab.getByRole('main').getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(secondTab.getByText('Log in to see your settings')).toBeVisible()
  await secondTab.close()

  await page.goto('/settings')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await untilInteractive(page)
  await logIn(page, person)
  await expect(page).toHaveURL('/settings')

  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Account deleted successfully.')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account deleted successfully.')).toBeHidden()

  await page.goto('/login')
  await logIn(page, person)
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  forgiveRefusals(consoleErrors, 401)
})

test('an account is logged in, kept and deleted by keyboard alone', long, async ({ page }) => {
  const person = await anAccount(page)
  await page.goto('/login?next=%2Fsettings')
  const tabTo = async (role: 'textbox' | 'button', name: string) => {
    const goal = page.getByRole(role, { name, exact: true })
    for (let presses = 0; presses < 40; presses += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await page.getByRole('main').focus()
  await tabTo('textbox', 'Email')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')

  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('main').focus()
  await tabTo('button', 'Delete My Account')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Account deleted successfully.')
  await expect(page).toHaveURL('/')
})

test(
  'an unanswered confirmation disappears after ten seconds and the account stays',
  long,
  async ({ page }) => {
    const person = await anAccount(page)
    await aSession(page, person)
    await page.goto('/settings')
    const asked = Date.now()
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
    await expect(question).toBeVisible()
    // The pointer hovers it, which must not stop its timeout.
    await question.getByText('Delete your account for good?').hover()
    await expect(question).toBeHidden({ timeout: 40_000 })
    expect(Date.now() - asked).toBeGreaterThan(9_500)
    await page.reload()
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  },
)

test(
  'a forgotten password is replaced by the link of a mail, which works once',
  long,
  async ({ page, consoleErrors }) => {
    const person = await anAccount(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()

    const link = await mailedLink(person.email, 'reset-password')
    await page.goto(link)
    const choose = async (password: string) => {
      await page.getByLabel('New password').fill(password)
      await page.getByLabel('Confirm password').fill(password)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await choose('1234567890')
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
    await choose('a new road to the reef')
    await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await logIn(page, { ...person, password: 'a new road to the reef' })
    await expectToast(page, 'Login successful!')

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
    forgiveRefusals(consoleErrors, 400)
  },
)

test(
  'a changed password logs out everywhere else, and another device can be logged out',
  long,
  async ({ page, browser, consoleErrors }) => {
    const person = await anAccount(page)
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    await callFromOwnAddress(elsewhere)
    const phone = await elsewhere.newPage()
    await aSession(phone, person)
    await aSession(page, person)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click()
    await expectToast(page, 'Firefox on Linux is logged out.')
    await expect(page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' })).toHaveCount(0)
    await phone.goto('/settings')
    await expect(phone.getByText('Log in to see your settings')).toBeVisible()

    await page.getByLabel('Current password', { exact: true }).fill('not my password')
    await page.getByLabel('New password').fill('a new road to the reef')
    await page.getByLabel('Confirm password').fill('a new road to the reef')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await page.getByLabel('Current password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Your password is changed. Everywhere else you are logged out.')
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
    forgiveRefusals(consoleErrors, 400)
    await elsewhere.close()
  },
)
