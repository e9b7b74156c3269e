import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { aPerson, expectToast, logIn, prepare, signedInShopper } from '../support/person.ts'
import { ownerCommand } from '../support/shell.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { websiteOwner } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const pages = {
  '/privacy-policy': ['Privacy Policy', 'Privacy Policy', 'Data Protection Act 2017'],
  '/terms': ['Terms', 'Terms', 'Showing a store costs Rs 1,500 a month.'],
  '/about': ['About Us', 'The island’s market, in one place', 'Every store is checked by hand'],
  '/contact': ['Contact', 'Contact', 'hello@zilbazar.demo'],
  '/become-admin': [
    'How your store joins',
    'Show your store to the whole island',
    'Create your user account',
  ],
  '/display-request': ['Apply for your store', 'Apply for your store', 'What it costs'],
} as const

const main = (page: Page) => page.getByRole('main')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, [title, heading, words]] of Object.entries(pages)) {
    test(
      `${path} can be read, by people and by search engines`,
      longIf(path !== '/terms' && path !== '/contact'),
      async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page).toHaveTitle(`${title} – Zilbazar`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(main(page).getByText(words).first()).toBeVisible()
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      },
    )
  }

  test('a link to a part of a page scrolls to it', async ({ page }) => {
    await page.goto('/terms')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Refunds' })
      .click()
    await expect(page).toHaveURL('/terms#refunds')
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
  })
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(
    `every page is accessible at ${width} px, ${colorScheme}, and nothing is cut`,
    long,
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      for (const path of Object.keys(pages)) {
        await page.goto(path)
        if (path === '/display-request') await expect(page.getByText('Log in first')).toBeVisible()
        await expectAccessible(page)
        for (const narrow of [width, 320]) {
          await page.setViewportSize({ width: narrow, height: 844 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        }
        await page.setViewportSize({ width, height: 844 })
      }
    },
  )
}

test(
  'the footer and the menu link to every information page, and each page links on correctly',
  long,
  async ({ page }) => {
    test.slow()
    await page.goto('/')
    const links = await page
      .locator('header a[href], footer a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const path of Object.keys(pages)) expect(links).toContain(path)
    const led = new Set<string>()
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      const inside = page.locator('main a[href^="/"], footer a[href^="/"]')
      for (const link of await inside.evaluateAll((all) =>
        all.map((each) => each.getAttribute('href') ?? ''),
      ))
        led.add(link.replace(/[?#].*/, ''))
    }
    const dead = []
    for (const link of led) if ((await page.request.get(link)).status() !== 200) dead.push(link)
    expect(dead).toEqual([])
  },
)

test('a part of a long page is reached by keyboard and has its own address', async ({ page }) => {
  await page.goto('/privacy-policy')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: /^Cookies/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy-policy#cookies')
  const heading = page.getByRole('heading', { name: /^Cookies/ })
  await expect(heading).toBeInViewport()
  // The sticky header must not cover it.
  expect((await heading.boundingBox())?.y).toBeGreaterThan(60)
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
})

test('the privacy policy names every cookie and storage item of the site', async ({
  page,
  context,
  consoleErrors,
}) => {
  const person = await signedInShopper(page)
  await context.clearCookies()
  await page.goto('/login')
  expect(await context.cookies()).toEqual([])
  await logIn(page, person)
  await expectToast(page, 'Login successful!')
  await page.getByText('Dark', { exact: true }).click()
  // An expired access token makes the page renew the session, which stores an item of its own. The page
  // before must be gone: it could renew the session and be left before it stores that item.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'zb_user' })
  await page.goto('/settings')
  await expect(page.getByText('This device')).toBeVisible()
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('401')
  await page.goto('/privacy-policy')
  const policy = (await main(page).textContent()) ?? ''
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).sort()).toEqual(['zb_user', 'zb_user_devices', 'zb_user_refresh'])
  const notes = await page.evaluate(() => Object.keys(localStorage))
  expect(notes).toEqual(
    expect.arrayContaining(['zilbazar-renewal-user', 'zilbazar-session', 'zilbazar-theme']),
  )
  for (const name of [...cookies.map((cookie) => cookie.name), ...notes]) expect(policy).toContain(name)
  const days = ({ expires = 0 } = {}) => Math.round((expires - Date.now() / 1000) / 86_400)
  expect(days(cookies.find(({ name }) => name === 'zb_user_refresh'))).toBe(30)
})

async function writeMessage(page: Page, { name, email }: { name: string; email: string }) {
  await main(page).getByLabel('Name').fill(name)
  await main(page).getByLabel('Email', { exact: true }).fill(email)
  await main(page)
    .getByRole('textbox', { name: 'Message' })
    .fill('Is the market open on Sundays?\nThank you.')
}
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test(
  'a message reaches the website owner, and its writer is told so',
  long,
  async ({ page, playwright, baseURL }) => {
    const person = aPerson('Kevin Li')
    await page.goto('/contact')
    await expect(main(page).getByRole('link', { name: 'hello@zilbazar.demo' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^\+230/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/230/,
    )
    await expect(main(page).getByText(/We review every application by hand/)).toBeVisible()
    await expect(page.locator('input[name=website]')).not.toBeInViewport()
    await writeMessage(page, person)
    await sendMessage(page)
    const news = page.getByText('✅ Your message has been sent successfully!')
    await expect(news).toBeVisible()
    await expectAccessible(page)
    const owner = await websiteOwner(await playwright.request.newContext({ baseURL: baseURL ?? '' }))
    expect(await owner.message(person.email)).toMatchObject({
      name: 'Kevin Li',
      message: 'Is the market open on Sundays?\nThank you.',
    })
    await main(page).getByRole('link', { name: 'Back to Home' }).first().click()
    await expect(page).toHaveURL('/')
  },
)

test('a message that fails shows an error and stays in the form', long, async ({ page, consoleErrors }) => {
  let isDown = true
  await page.route('**/api/contact', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/contact')
  await writeMessage(page, aPerson('Kevin Li'))
  await sendMessage(page)
  await expect(page.getByText('❌ Something went wrong. Please try again later.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is the market open on Sundays?\nThank you.',
  )
  await expectAccessible(page)
  // Leaving now asks first.
  await page.getByRole('banner').getByRole('link', { name: 'All Stores' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is the market open on Sundays?\nThank you.',
  )
  isDown = false
  await sendMessage(page)
  await expect(page.getByText('✅ Your message has been sent successfully!')).toBeVisible()
  consoleErrors.splice(0)
})

test(
  'an application from login through question, answer and refusal to a second attempt',
  long,
  async ({ page, context, playwright, baseURL }) => {
    test.setTimeout(120_000)
    const person = await signedInShopper(page, 'Priya Doorgakant')
    await context.clearCookies()
    const businessName = `Lakaz Vanille ${Date.now()}`
    const state = (name: string) => page.getByRole('heading', { level: 2, name })

    await page.goto('/display-request')
    await main(page).getByRole('link', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await logIn(page, person)
    await expect(page).toHaveURL('/display-request')

    // An untouched form does not ask.
    await expect(page.getByLabel('Business name')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()

    await page.getByLabel('Business name').fill(businessName)
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('Please enter the registration number.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Business registration number').fill('C12345678')
    await page.getByLabel('Phone').fill('5 755 0142')
    await page.getByLabel('What you sell').fill('Vanilla from our own garden.')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expectToast(page, 'Thank you. We look at your application and write to you.')
    await expect(state('Your application is with us')).toBeInViewport()
    await expect(state('Your application is with us')).toBeFocused()
    await expectAccessible(page)

    const owner = await websiteOwner(await playwright.request.newContext({ baseURL: baseURL ?? '' }))
    await owner.decide(businessName, 'ask', { question: 'Where is your garden?' })
    await page.reload()
    await expect(state('We have a question')).toBeVisible()
    await expect(page.getByText('Where is your garden?')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Your answer').fill('In Chamarel.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(state('Your application is with us')).toBeVisible()
    await expect(page.getByText('In Chamarel.')).toBeVisible()

    await owner.decide(businessName, 'refuse', { reason: 'The number belongs to another business.' })
    await page.reload()
    await expect(state('We could not approve your application')).toBeVisible()
    await expect(page.getByText('The number belongs to another business.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Apply again' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue(businessName)
    await page.getByLabel('Business registration number').fill('C87654321')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(state('Your application is with us')).toBeVisible()

    await ownerCommand('approve', person.email)
    await page.reload()
    await expect(state('You are approved')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('region', { name: 'You are approved' }).getByRole('link').click()
    await expect(page).toHaveURL('/admin/signup')
  },
)
