import type { Page } from '@playwright/test'
import { prepare } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Opens a page as somebody who only reads it, and names the scripts that it loads. */
async function read(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(address, { waitUntil: 'load' })
  await expect.poll(() => scripts.length).toBe(1)
  return scripts
}

const isStarted = (page: Page) => page.evaluate(() => document.documentElement.dataset.interactive === 'true')

test('a list that is read loads no program; the first tap starts it and is answered', async ({ page }) => {
  await prepare(page.context())
  const scripts = await read(page, '/hot-deals')
  expect(await isStarted(page)).toBe(false)
  expect(scripts).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(await isStarted(page)).toBe(true)
  // The start lays out nothing that nobody sees; a page to come back to has every size.
  const footer = page.getByRole('contentinfo', { includeHidden: true })
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  // From now on links are followed without loading a page.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All Stores' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'All Stores' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(footer).toHaveCSS('content-visibility', 'visible')
})

test('on a product that is only read the countdown runs, and view and call are counted once', async ({
  page,
}) => {
  const { products } = await (await page.request.get('/api/product/hot-deals')).json()
  const { _id } = products.find(({ contactInfo }: { contactInfo: string | null }) => contactInfo)
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (address === '/api/taps')
        void (body as Blob).text().then((text) => {
          document.documentElement.dataset.taps = `${document.documentElement.dataset.taps ?? ''} ${JSON.parse(text).kind}`
        })
      return send(address, body)
    }
  })
  await read(page, `/product/${_id}`)
  const countdown = page.getByRole('timer')
  const before = await countdown.textContent()
  await expect(countdown).not.toHaveText(before ?? '')
  expect(await isStarted(page)).toBe(false)
  const call = page.getByRole('navigation').getByRole('link', { name: /^Call/ })
  await call.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '#called'))
  await call.tap()
  await page.locator('html[data-interactive]').waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-taps', ' view call')
})

test('Back to a page whose document was loaded again shows that page', async ({ page }) => {
  await page.goto('/hot-deals')
  await page.getByRole('contentinfo').getByRole('link', { name: 'New Arrivals' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'New Arrivals' })).toBeVisible()
  await page.reload({ waitUntil: 'load' })
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
})
