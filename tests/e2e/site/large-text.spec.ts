import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { setBrowserFont } from '../support/browser-font.ts'
import { long } from '../support/long.ts'
import { callFromOwnAddress } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'
import { consoleViews, dashboardViews, personPages, publicPages } from '../support/views.ts'
import { openConsole } from '../support/website-owner.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A product, its store, its category and a comparison. */
async function detailPages(page: Page): Promise<string[]> {
  const [deal] = (await (await page.request.get('/api/product/hot-deals')).json()).products
  const [category] = await (await page.request.get('/api/product/product-category-tree')).json()
  const { _id, userId } = deal
  return [`/product/${_id}`, `/store/${userId}`, `/category/${category._id}`, `/compare?products=${_id}`]
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

test('with text of twice the size a phone never scrolls sideways', long, async ({ page }) => {
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

test(
  'with text of twice the size the prices of the filters, the places of the map and the words of charts can be read',
  long,
  async ({ page }) => {
    await callFromOwnAddress(page.context())
    await expectReflow(page, '/search?q=vanilla')
    await page.getByText('Filters', { exact: true }).click()
    for (const name of ['minPrice', 'maxPrice']) {
      const field = await page.locator(`input[name=${name}]`).boundingBox()
      expect(field?.width, name).toBeGreaterThan(96)
    }

    await expectReflow(page, '/map')
    const [name, count] = await page
      .locator('#map-list')
      .getByRole('link', { name: /^Pamplemousses/ })
      .locator('span')
      .all()
    const [place, stores] = [await name?.boundingBox(), await count?.boundingBox()]
    expect(place && stores && stores.x > place.x + place.width - 1 && stores.y < place.y + place.height).toBe(
      true,
    )
    expect(place?.height).toBeLessThan(32 * 2)

    const [, , , comparison = ''] = await detailPages(page)
    for (const path of [comparison, '/check']) await expectReflow(page, path)
    await logInAsShopper(page)
    await expectReflow(page, '/settings/alerts')
    await logInAsStore(page)
    await page.goto('/admin/dashboard/insights')
    await setBrowserFont(page, 16)
    const days = page.locator('.u-axis').first()
    await expect(days).toHaveCSS('height', '24px')
    await expectReflow(page, '/admin/dashboard/insights')
    await expect(days).toHaveCSS('height', '48px')
  },
)

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
