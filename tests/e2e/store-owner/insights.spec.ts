import { long } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

const phone = {
  viewport: { width: 390, height: 844 },
  // A browser without a screen says so, and counts as a robot.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
}

test.describe('on a phone', () => {
  test.use(phone)

  test(
    'a store owner sees the visit, the call and the search of a visitor, and not the own visit',
    long,
    async ({ page, browser, baseURL }) => {
      test.slow()
      const store = await anOpenStore(page, '5 755 0142')
      await page.goto(`/store/${store.id}`)
      await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible()

      const elsewhere = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })
      await prepare(elsewhere)
      const visitor = await elsewhere.newPage()
      const viewed = visitor.waitForRequest('**/api/taps')
      await visitor.goto(`/store/${store.id}`)
      await viewed
      const call = visitor.getByRole('navigation').getByRole('link', { name: /^Call/ })
      await call.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '#called'))
      const called = visitor.waitForRequest('**/api/taps')
      await call.click()
      await called
      const searched = visitor.waitForRequest('**/api/taps/searches')
      await visitor.goto(`/search?tab=stores&q=${encodeURIComponent(store.name)}`)
      await searched

      const figure = (name: string) =>
        page
          .getByRole('region', { name: 'Figures' })
          .locator('div', { has: page.getByText(name, { exact: true }) })
      // Counts are written every few seconds.
      await expect(async () => {
        await page.goto('/admin/dashboard/insights?period=1')
        await expect(figure('Searches that showed you')).toContainText('1 more', { timeout: 2000 })
      }).toPass()
      await expect(figure('Visits')).toContainText('Store 1, products 0')
      await expect(figure('Calls')).toContainText('1 more')
      await expect(
        page.getByText('Today people called, wrote, asked the way or followed your link once.'),
      ).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: '7 days' }).click()
      await expect(page).toHaveURL('/admin/dashboard/insights?period=7')
      await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await elsewhere.close()
    },
  )
})
