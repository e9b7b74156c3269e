import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 1000 }

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is complete: title, sections, products, prices and links', async ({
    page,
    request,
  }) => {
    const { products } = await (await request.get('/api/product/hot-deals')).json()
    await page.goto('/')
    await expect(page).toHaveTitle('Discover Deals, New Products & Top Stores')
    for (const section of ['Hot Deals', 'New Arrivals', 'Featured Products']) {
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
    }
    for (const product of products.slice(0, 4)) {
      await expect(page.getByRole('link', { name: product.title }).first()).toHaveAttribute(
        'href',
        `/product/${product._id}`,
      )
    }
  })

  test('the search box opens the search page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search products and stores' }).fill('lychee')
    await page.getByRole('combobox', { name: 'Search products and stores' }).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=lychee$/)
  })
})

test.describe('the home page', () => {
  test.use({ viewport: wide })

  test('hydrates without a console error and without a layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      ;(window as unknown as { shift: number }).shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          ;(window as unknown as { shift: number }).shift += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  })

  test('is the same at /homepage', long, async ({ page }) => {
    await page.goto('/homepage')
    await expect(page.getByRole('heading', { name: 'Hot Deals', exact: true })).toBeVisible()
  })

  test(
    'shows no best-rated section while there are deals, arrivals and featured products',
    long,
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Featured Products', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Best Rated/ })).toHaveCount(0)
    },
  )

  test('leads from each section to its list', long, async ({ page }) => {
    await page.goto('/')
    for (const [section, address] of [
      ['Hot Deals', '/hot-deals'],
      ['New Arrivals', '/new-arrivals'],
      ['Featured Products', '/featured-products'],
    ] as const)
      await expect(page.getByRole('link', { name: `See more ${section}` })).toHaveAttribute('href', address)
  })

  test('invites people to sign up and stores to show their products', long, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('link', { name: 'Work With Us' }).first()).toHaveAttribute(
      'href',
      '/display-request',
    )
  })

  test('counts flash sales down every second', long, async ({ page }) => {
    await page.goto('/')
    const seconds = page.getByRole('region', { name: 'Flash sales' }).getByText('sec').first().locator('..')
    const before = await seconds.textContent()
    await expect.poll(() => seconds.textContent()).not.toBe(before)
  })

  test('ignores a blank search and takes a real one to the search page', long, async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search products and stores' })
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await box.fill(' vacoas basket ')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=vacoas(\+|%20)basket$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('Browse Categories slides in, closes by its button and by Escape, and returns the focus', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Browse Categories' })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Categories' })
    await expect(menu.getByRole('link', { name: 'Food & groceries' })).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the main menu opens and closes', long, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About Us' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  })
})

test.describe('the theme', () => {
  const ground = () => getComputedStyle(document.body).backgroundColor

  test('follows the system, can be switched, and is remembered before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const light = await page.evaluate(ground)
    await page.getByRole('contentinfo').getByText('Dark').click()
    const dark = await page.evaluate(ground)
    expect(dark).not.toBe(light)

    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(ground)).toBe(dark)
  })
})

test('an unknown address shows the not-found page with status 404', async ({ page, consoleErrors }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  // The browser logs the status; nothing else may be logged.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})
