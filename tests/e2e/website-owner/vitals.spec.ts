import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'

test(
  'how fast a visit was is shown in the console, in both languages',
  long,
  async ({ page, browser, baseURL }) => {
    const visit = await browser.newContext({
      ...(baseURL && { baseURL }),
      userAgent: phone,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
    const shopper = await visit.newPage()
    const measuring = shopper.waitForResponse(/\/assets\/[^/]+\.js$/)
    await shopper.goto('/stores')
    await measuring
    await shopper.getByRole('button', { name: 'Open menu' }).tap()
    await expect(shopper.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    // As when another tab is opened. A page that is left would send it with the user agent of the test's browser.
    const sent = shopper.waitForResponse('**/api/vitals')
    await shopper.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect((await sent).status()).toBe(200)
    await visit.close()

    await openConsole(page)
    const row = page
      .getByRole('table', { name: 'Speed for visitors' })
      .getByRole('row', { name: /^All stores/ })
    await expect(async () => {
      await page.reload()
      await expect(row).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await expect(row).toContainText(/\d s/)
    await expectAccessible(page)
    await page.goto('/fr/owner')
    await expect(page.getByRole('table', { name: 'Rapidité pour les visiteurs' })).toBeVisible()
  },
)
