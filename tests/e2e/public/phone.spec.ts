import type { Page } from '@playwright/test'
import { longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const scrollTo = (page: Page, place: 'middle' | 'end') =>
  page.evaluate((where) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, where === 'end' ? scrollHeight : scrollHeight / 2)
  }, place)

const bar = (page: Page) => page.getByRole('navigation', { name: 'Reach the store' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search products and stores' })

/** A product of a store with a mobile phone. */
async function callableProduct(page: Page): Promise<{ _id: string; userId: string }> {
  const { products } = await (await page.request.get('/api/product/hot-deals')).json()
  return products.find(({ contactInfo }: { contactInfo: string | null }) =>
    /^(\+?230)?\s?5/.test(contactInfo ?? ''),
  )
}

for (const kind of ['product', 'store'] as const) {
  test(
    `on a ${kind}'s page calling and writing stay under the thumb and cover nothing`,
    longIf(kind === 'product'),
    async ({ page }) => {
      const product = await callableProduct(page)
      await page.goto(kind === 'product' ? `/product/${product._id}` : `/store/${product.userId}`)
      const ways = bar(page).getByRole('link')
      await expect(ways).toHaveCount(kind === 'product' ? 2 : 3)
      await expect(ways.nth(0)).toHaveAttribute('href', /^tel:\+230/)
      await expect(ways.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/230/)
      const isAtFoot = async () => {
        const box = await bar(page).boundingBox()
        return box && Math.round(box.y + box.height)
      }
      expect(await isAtFoot()).toBe(844)
      await scrollTo(page, 'middle')
      expect(await isAtFoot()).toBe(844)
      for (const way of await ways.all()) {
        const box = await way.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(box?.width).toBeGreaterThanOrEqual(44)
      }
      await expectAccessible(page)
      await scrollTo(page, 'end')
      const end = await page.getByRole('contentinfo').boundingBox()
      const resting = await bar(page).boundingBox()
      expect((resting?.y ?? 0) + (resting?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)

      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(bar(page)).toBeHidden()
    },
  )
}

test('a call from the bar is counted like any other', async ({ page }) => {
  const product = await callableProduct(page)
  await page.addInitScript(() => {
    const taps: unknown[] = []
    Object.assign(window, { taps })
    navigator.sendBeacon = (_address, body) => {
      void (body as Blob).text().then((text) => taps.push(JSON.parse(text)))
      return true
    }
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('[href^="tel:"]') && event.preventDefault(),
    )
  })
  await page.goto(`/product/${product._id}`)
  await bar(page)
    .getByRole('link', { name: /^Call / })
    .tap()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { taps: unknown[] }).taps))
    .toContainEqual({ kind: 'call', storeId: product.userId, productId: product._id })
})

test('toasts appear above the bar', async ({ page }) => {
  const product = await callableProduct(page)
  await page.goto(`/product/${product._id}`)
  await page.getByRole('button', { name: /Add to wishlist/ }).tap()
  const toast = page.getByRole('status').filter({ hasText: 'Please log in' })
  await expect(toast).toBeVisible()
  const [said, below] = await Promise.all([toast.boundingBox(), bar(page).boundingBox()])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('neither the contact bar nor the search covers a focused element', async ({ page }) => {
  test.slow()
  const product = await callableProduct(page)
  await page.goto(`/product/${product._id}`)
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press(key)
      hidden.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement
          // The skip link overlays everything.
          if (!focused || focused === document.body || getComputedStyle(focused).position === 'fixed')
            return []
          const box = focused.getBoundingClientRect()
          const covers = [...document.querySelectorAll('[data-contact-bar], header')].filter(
            (cover) => !cover.contains(focused),
          )
          const isCovered =
            box.bottom <= 0 ||
            covers.some((cover) => {
              const edge = cover.getBoundingClientRect()
              return edge.height > 0 && box.top < edge.bottom - 1 && box.bottom > edge.top + 1
            })
          return isCovered ? [`${focused.tagName} ${focused.ariaLabel ?? focused.textContent}`] : []
        })),
      )
    }
  }
  expect(hidden).toEqual([])
})

test('the search is sticky while a page scrolls, and works', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 'middle')
  await expect(search(page)).toBeInViewport({ ratio: 1 })
  expect((await search(page).boundingBox())?.y).toBeLessThan(30)
  await search(page).fill('vanilla')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=vanilla$/)
})

test('an open menu scrolls with its page, for any number of items', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await scrollTo(page, 'middle')
  await expect(menu).not.toBeInViewport()
})
