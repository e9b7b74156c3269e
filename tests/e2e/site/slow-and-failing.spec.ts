import { withReference } from '#server/platform/http/plain-page.ts'
import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Holds matching requests back until the returned function is called. */
async function held(page: import('@playwright/test').Page, calls: string) {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await until
    await route.continue()
  })
  return release
}

test('on a slow network a product page opens at its top with a skeleton', async ({ page }) => {
  await page.goto('/hot-deals')
  const release = await held(page, '**/api/product/detail/**')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('main a[href^="/product/"]').nth(5).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a slow network a category shows its skeleton at once', async ({ page }) => {
  await page.goto('/')
  const release = await held(page, '**/api/product/category-name/**')
  await page.getByRole('button', { name: 'Browse Categories' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Food & groceries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Food & groceries' })).toBeVisible()
})

test('a list that fails to load shows an error and can be retried', async ({ page, consoleErrors }) => {
  await page.goto('/')
  await page.route('**/api/product/products/by-category/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.getByRole('button', { name: 'Browse Categories' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Food & groceries' }).click()
  await expect(page.getByText('Failed to load products!')).toBeVisible()
  await page.unroute('**/api/product/products/by-category/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing 1–12 of/)).toBeVisible()
  // The browser logs each failed request; nothing else may be logged.
  expect(consoleErrors.splice(0).every((said) => said.includes('500'))).toBe(true)
})

test(
  'after a failed page the previous list stays, and the page links belong to it',
  long,
  async ({ page, consoleErrors }) => {
    await page.goto('/new-arrivals')
    await page.route('**/api/product/new-arrivals?page=3*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page).toHaveURL(/page=3/)
    await expect(page.getByText(/^Showing 1–12 of/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    consoleErrors.splice(0)
  },
)

const failing = { status: 500, headers: { 'x-request-id': 'req-7' }, json: {} }
const named = 'Request number: req-7'

test('a product that cannot be loaded names the failed request', long, async ({ page, consoleErrors }) => {
  await page.goto('/hot-deals')
  await page.route('**/api/product/detail/**', (route) => route.fulfill(failing))
  await page.locator('main a[href^="/product/"]').nth(2).click()
  await expect(page.getByText(named)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/product/detail/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(named)).toBeHidden()
  // The browser logs the failed request, the router the failed loading.
  consoleErrors.splice(0)
})

test('the number of the request of a failed page goes when it is retried', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/hot-deals$/, async (route) => {
    const response = await route.fetch()
    const body = withReference(await response.text(), 'en', 'req-8')
    await route.fulfill({ response, body })
  })
  await page.goto('/hot-deals')
  const number = page.getByText('req-8')
  await expect(number).toBeHidden()
  await page.route('**/api/product/detail/**', (route) => route.fulfill(failing))
  await page.locator('main a[href^="/product/"]').nth(2).click()
  await expect(number).toBeVisible()
  await page.unroute('**/api/product/detail/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(number).toBeHidden()
  consoleErrors.splice(0)
})

test('a first search that fails shows an error that names the request, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/')
  await page.route('**/api/product/public/search?*', (route) => route.fulfill(failing))
  const box = page.getByRole('combobox', { name: 'Search products and stores' })
  await box.fill('coconut')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Failed to load search results')
  await expect(page.getByText(named)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/product/public/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(consoleErrors.splice(0).every((said) => said.includes('500'))).toBe(true)
})
