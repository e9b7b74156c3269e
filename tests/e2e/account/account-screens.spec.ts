import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { anAccount, aPerson, aSession, expectToast, logIn, prepare } from '../support/person.ts'
import { expect, expectAccessible, test, untilInteractive } from '../support/shop.ts'

test.beforeEach(({ context }) => prepare(context))

const token = 'A'.repeat(43)
const screens = {
  '/signup': ['Sign Up', 'Create your account'],
  '/login': ['Login', 'Welcome back'],
  [`/verify-email/${token}`]: ['Email verification', 'Verifying your email'],
  '/forgot-password': ['Forgot password', 'Forgot your password?'],
  [`/reset-password/${token}`]: ['Choose a new password', 'Choose a new password'],
  '/settings': ['Account Settings', 'Account Settings'],
} as const

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, [title, heading]] of Object.entries(screens)) {
    test(
      `${path.slice(0, 20)} has a title, one heading and no place in search engines`,
      longIf(path !== '/signup' && !path.endsWith(token)),
      async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page).toHaveTitle(`${title} – Zilbazar`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        const isSecret = path.endsWith(token)
        await expect(page.locator('meta[name=referrer][content=no-referrer]')).toHaveCount(isSecret ? 1 : 0)
        if (isSecret)
          await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0)
      },
    )
  }

  test('a form cannot be sent before the scripts have loaded, neither by click nor by Enter', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('anjali@example.mu')
    await page.getByLabel('Password', { exact: true }).fill('coral and cane')
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expect(page.locator('main form')).toHaveAttribute('method', 'post')
  })
})

test('text typed before the scripts have loaded is kept', async ({ page }) => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.{js,tsx}', async (route) => {
    await until
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early@example.mu')
  release()
  await untilInteractive(page)
  await expect(page.getByLabel('Email')).toHaveValue('early@example.mu')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByText('Please enter your email address.')).toBeHidden()
})

async function expectNothingCut(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const [width, colorScheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const) {
  test(
    `every screen is accessible and nothing is cut at ${width} px, ${colorScheme}`,
    long,
    async ({ page, consoleErrors }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      for (const path of Object.keys(screens)) {
        await page.goto(path)
        if (path.startsWith('/verify')) await expect(page.getByText('Verification Failed')).toBeVisible()
        await expectAccessible(page)
        await expectNothingCut(page)
      }
      await page.goto('/signup')
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByText('Please enter your name.')).toBeVisible()
      await expectAccessible(page)
      await aSession(page, await anAccount(page, aPerson('Maximilienne-Bartholomée')))
      await page.goto('/settings')
      await expect(page.getByText('This device')).toBeVisible()
      await expectAccessible(page)
      await expectNothingCut(page)
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'You are logged in' })).toBeVisible()
      await expectAccessible(page)
      // The invalid link of the second screen.
      expect(consoleErrors.splice(0).filter((said) => !said.includes('status of 400'))).toEqual([])
    },
  )
}

test(
  'on a phone the resend panel comes into sight, counts down and is announced',
  long,
  async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.clock.install()
    const person = aPerson()
    await page.context().request.post('/api/auth/signup', { data: person })
    await page.route('**/api/auth/resend-verification', (route) =>
      route.fulfill({ json: { message: 'Verification email resent!' } }),
    )
    await page.goto('/login')
    await logIn(page, person)
    const button = page.getByRole('button', { name: 'Resend verification email' })
    await expect(button).toBeInViewport()
    await expectAccessible(page)
    await button.click()
    await expectToast(page, 'Verification email resent!')
    const line = page.getByText(`A new link is on its way to ${person.email}.`)
    await expect(line).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await expectAccessible(page)
    await page.clock.runFor(8_500)
    await expect(line).toBeHidden()
    await page.clock.runFor(53_000)
    await expect(button).toBeEnabled()
    consoleErrors.splice(0)
  },
)

test('a login only redirects to paths of this site', async ({ page }) => {
  const person = await anAccount(page)
  await page.goto('/login?next=https%3A%2F%2Felsewhere.example%2F')
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/')
})

test('a logged-in person is told so on the login page, and can log out there', async ({ page }) => {
  const person = await anAccount(page)
  await aSession(page, person)
  await page.goto('/signup')
  await expect(page.getByText(`You are logged in as ${person.name}.`)).toBeVisible()
  // A request still under way would be refused after the logout, and logged in the console.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
})

test(
  'a verification link that could not be checked is retried, and used once',
  long,
  async ({ page, consoleErrors }) => {
    let calls = 0
    await page.route('**/api/auth/verify-email/**', (route) => {
      calls += 1
      return calls === 1
        ? route.abort()
        : route.fulfill({ json: { message: 'Email verified successfully.' } })
    })
    await page.goto(`/verify-email/${token}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We could not check your link' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible()
    expect(calls).toBe(2)
    consoleErrors.splice(0)
  },
)
