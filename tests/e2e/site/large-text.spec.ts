import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { setBrowserFont } from '../support/browser-font.ts'
import { long } from '../support/long.ts'
import { callFromOwnAddress } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'
import { consoleViews, dashboardViews, personPages, publicPages } from '../support/views.ts'
import { openConsole } from '../support/website-owner.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A product, its store and its category. */
async function detailPages(page: Page): Promise<string[]> {
  const [deal] = (await (await page.request.get('/api/product/hot-deals')).json()).products
  const [category] = await (await page.request.get('/api/product/product-category-tree')).json()
  return [`/product/${deal._id}`, `/store/${deal.userId}`, `/category/${category._id}`]
}

async function logInAsStore(page: Page): Promise<void> {
  const data = { email: demoAccounts.store, password: demoPassword }
  expect((await page.request.post('/api/auth/admin/login', { data })).status()).toBe(200)
}

async function logInAsShopper(page: Page): Promise<void> {
  const data = { email: demoAccounts.shopper, password: demoPassword }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
}

/** At each size the page is no wider than the screen, and its menu is on the screen. */
async function expectReflow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main .animate-breathe:visible')).toHaveCount(0)
  const menu = page.getByRole('button', { name: /menu/i }).first()
  for (const pixels of [24, 32]) {
    await setBrowserFont(page, pixels)
    const where = `${path} at ${pixels} px`
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(390)
    await expect(menu, where).toBeInViewport({ ratio: 1 })
  }
}

test('with text of twice the size a phone never scrolls sideways', async ({ page }) => {
  await callFromOwnAddress(page.context())
  await expectReflow(page, '/')
  const slide = page.getByRole('region', { name: 'Flash sales' }).getByRole('listitem').first()
  const picture = await slide.locator('img').boundingBox()
  const title = await slide.getByRole('heading').boundingBox()
  expect(picture && title && picture.y + picture.height <= title.y).toBe(true)
  const [product = '', store = ''] = await detailPages(page)
  for (const path of ['/hot-deals', store, `/fr${product}`]) await expectReflow(page, path)
  await logInAsStore(page)
  await expectReflow(page, '/admin/dashboard/products')
  await openConsole(page)
  await expectReflow(page, '/owner/vetting')
})

for (const language of ['', '/fr']) {
  test(`with text of twice the size no page ${language} scrolls sideways`, long, async ({ page }) => {
    test.slow()
    await callFromOwnAddress(page.context())
    const walk = async (paths: string[]) => {
      for (const path of paths) await expectReflow(page, language + path)
    }
    await walk([...publicPages, ...(await detailPages(page))])
    await logInAsShopper(page)
    await walk(personPages)
    await logInAsStore(page)
    await walk(dashboardViews)
    await openConsole(page)
    await walk(consoleViews)
  })
}
