import type { Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { signedInShopper } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.use({ serviceWorkers: 'allow' })
// Failed requests are expected while offline.
test.afterEach(({ consoleErrors }) => {
  const faults = consoleErrors
    .splice(0)
    .filter((said) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/.test(said))
  consoleErrors.push(...faults)
})

/** Waits until the service worker has cached a page or a private answer. */
async function untilKept(page: Page, cache: 'pages' | 'mine' = 'pages', address = page.url()) {
  const isKept = () =>
    page.evaluate(
      async ([name, wanted]) =>
        (await (await caches.open(name)).keys()).some(({ url }) => url.includes(wanted)),
      [cache, address] as const,
    )
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No signal.' })

test('a visited page is readable offline, and shows the time of its prices', async ({ page, context }) => {
  await page.goto('/hot-deals')
  await untilKept(page)
  const card = page.getByRole('main').getByRole('article').first()
  const title = ((await card.getByRole('heading').textContent()) ?? '').trim()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notice(page)).toContainText(/kept on this device on \d\d\/\d\d\/\d{4} \d\d:\d\d\. Prices/)
  await page.locator('html[data-interactive]').waitFor()
  await expectAccessible(page)

  // The list comes from the cache.
  await page.goto('/hot-deals')
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
})

test(
  'an uncached page is replaced by the offline page, which lists the cached ones',
  long,
  async ({ page, context }) => {
    await page.goto('/stores')
    await untilKept(page)
    await context.setOffline(true)
    await page.goto('/best-rated-stores?page=2')
    await expect(page).toHaveTitle('No signal – Zilbazar')
    await expect(page.getByRole('heading', { level: 1, name: 'The island is out of sight' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('link', { name: 'All Stores' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All Stores' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    // The page opens by itself when the connection returns.
    await context.setOffline(false)
    await expect(page).toHaveURL('/best-rated-stores?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Best Rated Stores' })).toBeVisible()
  },
)

test(
  'pages that are never cached are replaced by the offline page, with a way back, in both languages',
  long,
  async ({ page, context, consoleErrors }) => {
    await page.goto('/stores')
    await untilKept(page)
    await context.setOffline(true)
    for (const address of ['/login', '/signup', '/settings', '/admin/login', '/owner']) {
      await page.goto(address)
      await expect(page, address).toHaveTitle('No signal – Zilbazar')
      await expect(page.getByRole('link', { name: 'Try again' }), address).toBeVisible()
      await page.goto(`/fr${address}`)
      await expect(page, address).toHaveTitle('Pas de réseau – Zilbazar')
      await expect(page.getByRole('link', { name: 'Réessayer' }), address).toBeVisible()
    }
    await page.goto('/stores')
    await page.goto('/login')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All Stores' })).toBeVisible()

    // A link to such a page leads to the same place.
    await page.goto('/stores')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click()
    await expect(page).toHaveTitle('No signal – Zilbazar')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    // The login's program could not be fetched, and its page was opened instead.
    const others = consoleErrors.splice(0).filter((said) => !said.includes('dynamically imported module'))
    consoleErrors.push(...others)
  },
)

test('the page shows at once that it is offline, and hides that when the connection returns', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
})

test(
  'the wishlist is cached for offline use without a visit, and evicted at the logout',
  long,
  async ({ page, context }) => {
    await signedInShopper(page)
    await page.goto('/hot-deals')
    await untilKept(page, 'mine', '/products/store/my-wishlist')
    const card = page.getByRole('main').getByRole('article').first()
    const title = ((await card.getByRole('heading').textContent()) ?? '').trim()
    const heart = card.getByRole('button', { name: /wishlist/i })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const keptWishes = () =>
      page.evaluate(async () => (await caches.match('/api/products/wishlist/my-wishlist?page=1'))?.text())
    await expect.poll(keptWishes).toContain(title)

    await context.setOffline(true)
    await page.goto('/wishlist')
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await expect(notice(page)).toBeVisible()

    await context.setOffline(false)
    await page.goto('/')
    await page.getByRole('button', { name: 'Account' }).click()
    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('menuitem', { name: 'Logout' }))
      .click()
    await expect.poll(() => page.evaluate(() => caches.has('mine'))).toBe(false)
  },
)

test('the site can be installed: manifest, icons and an active service worker', async ({ page, request }) => {
  for (const [path, tongue] of [
    ['/', 'en'],
    ['/fr/', 'fr'],
  ] as const) {
    await page.goto(path)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ name: 'Zilbazar', lang: tongue, display: 'standalone', start_url: path })
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await request.get(src)
      expect(answer.status(), src).toBe(200)
      const shown = await page.evaluate(async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(shown, src).toBe(sizes)
    }
  }
})
