import type { Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { expectToast, logIn, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

const password = 'Lagon-bleu-2026'

/** The demo's store owner, logged in as person and as store. */
async function openStore(page: Page) {
  const { request } = page.context()
  const person = { email: 'shopkeeper@zilbazar.demo', password }
  const store = { email: 'store@zilbazar.demo', password }
  expect((await request.post('/api/auth/login', { data: person })).status()).toBe(200)
  expect((await request.post('/api/auth/admin/login', { data: store })).status()).toBe(200)
}

const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('without a store session the dashboard shows a toast and goes to the store’s login', async ({
  page,
}) => {
  await page.goto('/admin/dashboard')
  await expectToast(page, 'Session expired. Please log in again.')
  await expect(page).toHaveURL('/admin/login')
})

test(
  'a failed session check shows a toast and goes to the store’s login',
  long,
  async ({ page, consoleErrors }) => {
    await page.route('**/api/auth/admin/status', (route) => route.abort())
    await page.goto('/admin/dashboard')
    await expectToast(page, 'Authentication check failed.')
    await expect(page).toHaveURL('/admin/login')
    consoleErrors.splice(0)
  },
)

test(
  'the dashboard opens the view of the last visit, and Back goes from view to view',
  long,
  async ({ page }) => {
    await openStore(page)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    await page.getByRole('link', { name: 'All products' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    await page.goto('/')
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    await page.getByRole('link', { name: 'Announcement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  },
)

test('a former address of a view redirects to its own address, in both languages', long, async ({ page }) => {
  await openStore(page)
  await page.goto('/admin/dashboard?tab=profile&view=announcement')
  await expect(page).toHaveURL('/admin/dashboard/profile/announcement')
  await expect(page.getByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible()
  await page.goto('/fr/admin/dashboard?tab=products&view=all')
  await expect(page).toHaveURL('/fr/admin/dashboard/products')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/dashboard/products')
})

test('products can be searched, sorted and paged through', long, async ({ page }) => {
  await openStore(page)
  await page.goto('/admin/dashboard/products')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', /scending/)
  const all = await rows.count()
  await page.getByLabel('Search your products').fill('zzzz')
  await expect(page.getByText('None of your products matches ‘zzzz’.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(rows).toHaveCount(all)
  await expectAccessible(page)
})

test('a logout from the dashboard ends both sessions and goes to the home page', long, async ({ page }) => {
  await openStore(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'What it brought' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/homepage')
  for (const call of ['/api/auth/status', '/api/auth/admin/status']) {
    expect(await (await page.context().request.get(call)).json()).toEqual({ authenticated: false })
  }
  expect(await page.evaluate(() => window.shownToasts)).not.toContain('Session expired. Please log in again.')
})

test(
  'after a logout in another tab the dashboard shows a toast and goes to the store’s login',
  long,
  async ({ page, context }) => {
    await openStore(page)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('region', { name: 'What it brought' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/dashboard')
    await expect(other.getByRole('region', { name: 'What it brought' })).toBeVisible()
    await other.waitForLoadState('networkidle')
    await other.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL('/homepage')
    await expectToast(page, 'Session expired. Please log in again.')
    await expect(page).toHaveURL('/admin/login')
  },
)

test('a store that logs in without its person finds Dashboard and Logout on every page and in every tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await page.goto('/admin/login')
  await logIn(page, { email: 'store@zilbazar.demo', password })
  await expect(page.getByRole('region', { name: 'What it brought' })).toBeVisible()
  for (const tab of [page, other]) {
    const header = tab.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Dashboard' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(header.getByRole('link', { name: /Login|Sign Up/ })).toHaveCount(0)
  }
  await other.goto('/stores')
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/homepage')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expectToast(page, 'Session expired. Please log in again.')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
})

test(
  'an expired store session is renewed once for all requests; an ended one goes to the login',
  long,
  async ({ page, context, consoleErrors }) => {
    await openStore(page)
    await context.clearCookies({ name: /zb_admin$/ })
    let refreshes = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/refresh-token')) refreshes += 1
    })
    await page.goto('/admin/dashboard/products/create')
    await expect(page.getByLabel('Title')).toBeVisible()
    expect(refreshes).toBe(1)
    await context.request.post('/api/auth/admin/logout')
    await page.getByRole('link', { name: 'Announcement' }).click()
    await expectToast(page, 'Session expired. Please log in again.')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Your store’s session has ended' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Log in to your store' }).click()
    await logIn(page, { email: 'store@zilbazar.demo', password })
    await expect(page).toHaveURL('/admin/dashboard/profile/announcement')
    await expect(page.getByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible()
    for (const said of consoleErrors.splice(0)) expect(said).toContain('401')
  },
)

test(
  'a store owner ends the session on another device and changes the store’s password',
  long,
  async ({ page, browser }) => {
    const store = await anOpenStore(page)
    const elsewhere = await browser.newContext()
    await prepare(elsewhere)
    expect((await elsewhere.request.post('/api/auth/admin/login', { data: store })).status()).toBe(200)
    const isInElsewhere = async () =>
      (await (await elsewhere.request.get('/api/auth/admin/status')).json()).authenticated

    await page.goto('/admin/dashboard/profile/security')
    await expect(page.getByText('This device')).toBeVisible()
    await page
      .getByRole('button', { name: /^Log out .* on / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Log out all other devices' })).toHaveCount(0)
    await expect.poll(isInElsewhere).toBe(false)
    await expectAccessible(page)

    expect((await elsewhere.request.post('/api/auth/admin/login', { data: store })).status()).toBe(200)
    const changed = 'another reef, another cane'
    await page.getByLabel('Current password', { exact: true }).fill(store.password)
    await page.getByLabel('New password', { exact: true }).fill(changed)
    await page.getByLabel('Confirm password').fill(changed)
    await page.getByRole('button', { name: 'Change the store password' }).click()
    await expectToast(page, 'Your store’s password is changed. Everywhere else it is logged out.')
    await expect.poll(isInElsewhere).toBe(false)
    await page.getByRole('link', { name: 'All products' }).click()
    await expect(page.getByText('Your shelves are waiting')).toBeVisible()
    const again = await elsewhere.request.post('/api/auth/admin/login', {
      data: { ...store, password: changed },
    })
    expect(again.status()).toBe(200)
    await elsewhere.close()
  },
)

test('a product is found, looked at and kept by keyboard alone', long, async ({ page }) => {
  await openStore(page)
  await page.goto('/admin/dashboard/products')
  await page.getByLabel('Search your products').focus()
  await page.keyboard.type('alouda')
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/alouda/i)
  await first.getByRole('button', { name: /^Delete/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this product?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await first.getByRole('button', { name: /^Edit/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.getByLabel('Title').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(', fresh')
  await page.getByRole('link', { name: 'Announcement' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Title')).toHaveValue(/, fresh$/)
})

test.describe('on a phone', () => {
  test.use(onPhone)

  test('the sidebar slides in, and Escape or a tap beside it closes it', long, async ({ page }) => {
    await openStore(page)
    await page.goto('/admin/dashboard')
    const button = page.getByRole('button', { name: 'Dashboard menu' })
    const drawer = page.getByRole('dialog', { name: 'Dashboard' })
    await button.click()
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(drawer).toBeVisible()
    // The dialog's listeners are attached just after it appears.
    await expect(async () => {
      await page.mouse.click(380, 400)
      await expect(drawer).toBeHidden({ timeout: 1000 })
    }).toPass()
    await button.click()
    await drawer.getByRole('link', { name: 'All products' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
})
