import type { Locator, Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { signedInShopper } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

// Each test visits several pages.
test.slow()

const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** The history holds the entry of the opened layer. */
const untilEntered = (page: Page, depth = 1) =>
  expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(depth)

const categories = (page: Page) => page.getByRole('dialog', { name: 'Categories' })
const browse = (page: Page) => page.getByRole('button', { name: 'Browse Categories' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

async function openCategories(page: Page): Promise<void> {
  await browse(page).click()
  await expect(categories(page)).toBeVisible()
  await untilEntered(page)
}

test.describe('from another page to the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Zilbazar' }).first().click()
    await expect(browse(page)).toBeVisible()
  })

  test('Back closes the categories, stays on the page where it was, and leaves with the next press', async ({
    page,
  }) => {
    await page.evaluate(() => window.scrollTo(0, 30))
    await openCategories(page)
    await back(page)
    await expect(categories(page)).toBeHidden()
    await untilEntered(page, 0)
    await expect(page).toHaveURL(/\/$/)
    await expect(browse(page)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(30)
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('Back closes the menu', long, async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu(page)).toBeVisible()
    await untilEntered(page)
    await back(page)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('a drawer closed by its button leaves no entry in the history', long, async ({ page }) => {
    for (let time = 0; time < 2; time += 1) {
      await openCategories(page)
      await categories(page).getByRole('button', { name: 'Close' }).click()
      await expect(categories(page)).toBeHidden()
      await untilEntered(page, 0)
    }
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('Forward does not reopen a drawer that Back has closed', long, async ({ page }) => {
    await openCategories(page)
    await back(page)
    await untilEntered(page, 0)
    await forward(page)
    await expect(categories(page)).toBeHidden()
    await untilEntered(page, 0)
    await expect(page.getByRole('heading', { name: 'Hot Deals', exact: true })).toBeVisible()
    await openCategories(page)
    await back(page)
    await expect(categories(page)).toBeHidden()
    await untilEntered(page, 0)
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('a link followed in the drawer is one step back, and one forward', long, async ({ page }) => {
    await openCategories(page)
    await categories(page).getByRole('link', { name: 'Food & groceries' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food & groceries' })).toBeVisible()
    await back(page)
    await expect(browse(page)).toBeVisible()
    await expect(categories(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await forward(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Food & groceries' })).toBeVisible()
    await back(page)
    await expect(browse(page)).toBeVisible()
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('a link followed in the menu is one step back', long, async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await untilEntered(page)
    await menu(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await back(page)
    await expect(browse(page)).toBeVisible()
    await back(page)
    await expect(page).toHaveURL(/\/about$/)
  })

  test(
    'a page loaded again under an open drawer starts without it, and Back leaves',
    long,
    async ({ page }) => {
      await openCategories(page)
      await page.reload()
      await expect(browse(page)).toBeVisible()
      await expect(categories(page)).toBeHidden()
      await untilEntered(page, 0)
      await back(page)
      await expect(page).toHaveURL(/\/about$/)
    },
  )
})

async function expectBackCloses(page: Page, button: Locator): Promise<void> {
  const address = page.url()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await untilEntered(page)
  const before = await scrolled(page)
  await back(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await untilEntered(page, 0)
  expect(page.url()).toBe(address)
  await expect.poll(() => scrolled(page)).toBe(before)
}

test('Back closes a report and keeps what was written', long, async ({ page }) => {
  await signedInShopper(page)
  const { products } = await (await page.request.get('/api/product/hot-deals')).json()
  await page.goto(`/product/${products[0]._id}`)
  const report = page.getByRole('button', { name: 'Report', exact: true }).first()
  await expectBackCloses(page, report)
  await report.click()
  await page.getByRole('dialog').getByRole('textbox').fill('Not what it says.')
  await untilEntered(page)
  await back(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await report.click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Not what it says.')
})

test('Back closes the whole description of a store', long, async ({ page }) => {
  const { stores } = await (await page.request.get('/api/product/public/all-stores')).json()
  const wordy = stores.find(({ description }: { description: string }) => description.length > 130)
  await page.goto(`/store/${wordy._id}`)
  await expectBackCloses(page, page.getByRole('button', { name: 'See more' }).first())
})

test('Back on a form with changes asks, and Stay stays on its address', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the shop open on Divali?')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const press of ['first', 'second']) {
    await back(page)
    await expect(question, `after the ${press} press`).toBeVisible()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is the shop open on Divali?')
  }
  await back(page)
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/about')
})
