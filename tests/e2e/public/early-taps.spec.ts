import type { Locator, Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { expectToast, prepare, signedInShopper } from '../support/person.ts'
import { expect, test, untilInteractive } from '../support/shop.ts'
import { hearts, wishlistCalls } from '../support/wishes.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A page whose scripts are held back until they are released. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await untilInteractive(page)
  }
}

/** The control looks pressed before hydration. */
async function expectAcknowledged(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-busy', 'true')
  await expect
    .poll(() => control.evaluate((element) => Number(getComputedStyle(element).opacity)))
    .toBeLessThan(1)
}

const unanswered = (page: Page) => page.locator('button[aria-busy], select[aria-busy]')

test('a heart tapped before hydration looks pressed at once and is filled once', async ({ page }) => {
  await signedInShopper(page)
  const calls = wishlistCalls(page)
  const letScriptsCome = await openBeforeScripts(page, '/new-arrivals')
  const heart = hearts(page).nth(3)
  await heart.tap()
  await expectAcknowledged(heart)
  await heart.tap()
  await letScriptsCome()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectToast(page, 'Added to wishlist')
  await expect(unanswered(page)).toHaveCount(0)
  expect(calls.filter((call) => /\/(add|remove)/.test(call))).toEqual(['/wishlist/add'])
})

test('taps before hydration are replayed in order', async ({ page }) => {
  await prepare(page.context())
  const letScriptsCome = await openBeforeScripts(page, '/')
  const order: string[] = []
  await page.exposeFunction('done', (name: string) => order.push(name))
  const menu = page.getByRole('button', { name: 'Open menu' })
  const pause = page.getByRole('button', { name: /(Pause|Play)/ })
  for (const control of [pause, menu]) {
    await control.evaluate((element) =>
      element.addEventListener('click', () =>
        (window as unknown as { done: (name: string) => void }).done(element.ariaLabel ?? ''),
      ),
    )
    await control.tap()
    await expectAcknowledged(control)
  }
  await letScriptsCome()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close menu' })).not.toHaveAttribute('aria-busy')
  expect(order).toEqual([expect.stringMatching(/flash/), 'Open menu'])
})

test('Browse Categories tapped before hydration opens its drawer afterwards', long, async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page, '/')
  const button = page.getByRole('button', { name: 'Browse Categories' })
  await button.tap()
  await expectAcknowledged(button)
  await letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
})

test('a flash sale chosen before hydration is shown afterwards', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const letScriptsCome = await openBeforeScripts(page, '/')
  const dot = page.getByRole('button', { name: 'Show flash sale 3' })
  await dot.tap()
  await expectAcknowledged(dot)
  await letScriptsCome()
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-roledescription=slide]').nth(2)).toBeInViewport()
})

test('a report button tapped before hydration is answered afterwards', long, async ({ page }) => {
  await prepare(page.context())
  const { products } = await (await page.request.get('/api/product/hot-deals')).json()
  const letScriptsCome = await openBeforeScripts(page, `/product/${products[0]._id}`)
  const button = page.getByRole('button', { name: 'Report', exact: true }).first()
  await button.tap()
  await expectAcknowledged(button)
  await letScriptsCome()
  await expectToast(page, 'Please log in to report this product.')
})

test(
  'a star tapped before hydration keeps the comment drafted on an earlier visit',
  long,
  async ({ page }) => {
    await prepare(page.context())
    const { products } = await (await page.request.get('/api/product/hot-deals')).json()
    const address = `/product/${products[0]._id}`
    await page.goto(address)
    await page.getByLabel('Your comment').fill('Begun yesterday.')
    const letScriptsCome = await openBeforeScripts(page, address)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await letScriptsCome()
    await expect(page.getByLabel('Your comment')).toHaveValue('Begun yesterday.')
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
)

test('a city chosen before hydration filters the list afterwards', long, async ({ page }) => {
  const { cities } = await (await page.request.get('/api/product/hot-deals')).json()
  const letScriptsCome = await openBeforeScripts(page, '/hot-deals')
  const select = page.getByLabel('Filter by City')
  await select.selectOption(cities[1])
  await expectAcknowledged(select)
  await letScriptsCome()
  await expect(page).toHaveURL((url) => url.searchParams.get('city') === cities[1])
  await expect(select).toHaveValue(cities[1])
  await expect(select).not.toHaveAttribute('aria-busy')
})

test('a theme chosen before hydration is applied afterwards', long, async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page, '/about')
  await page.getByRole('contentinfo').getByText('Light').tap()
  await page.getByRole('contentinfo').getByText('Dark').tap()
  await letScriptsCome()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('Show Best Rated, page links and the search work before hydration', long, async ({ page }) => {
  await openBeforeScripts(page, '/hot-deals')
  await page.getByRole('button', { name: 'Show Best Rated' }).tap()
  await expect(page).toHaveURL((url) => url.search.includes('true'))
  await expect(page.getByRole('button', { name: /Best Rated/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Page 2', exact: true }).tap()
  await expect(page).toHaveURL(/page=2/)
  const box = page.getByRole('combobox', { name: 'Search products and stores' })
  await box.fill('vanilla')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=vanilla$/)
})

test('text typed into the search before hydration stays, and is answered with suggestions', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products and stores' })
  await box.pressSequentially('vanil')
  await letScriptsCome()
  await expect(box).toHaveValue('vanil')
  await expect(box).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.pressSequentially('la')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=vanilla$/)
})
