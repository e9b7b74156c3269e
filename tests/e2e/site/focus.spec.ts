import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { longIf } from '../support/long.ts'
import { callFromOwnAddress } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

/** Only hot deals have page links that stay on the screen. */
const lists = [
  ...['/hot-deals', '/best-rated-stores', '/stores', '/search?q=vanilla', 'a category', 'a store'],
  ...['/admin/dashboard/products', '/owner/moderation', '/owner/vetting', '/owner/stores'],
]

const screens = [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
]

/** What hides more than a third of the focused element, or nothing. */
function coverOfFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  // A hidden radio button is shown by its label.
  const shown = (focused.matches('.sr-only') && focused.closest('label')) || focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  )
  const covers = places.flatMap(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return seen && (shown.contains(seen) || seen.contains(shown))
      ? []
      : [seen?.outerHTML.slice(0, 60) ?? 'the edge']
  })
  return covers.length > 3 ? `${shown.outerHTML.slice(0, 120)} is behind ${covers[0]}` : undefined
}

async function addressOf(page: Page, list: string): Promise<string> {
  if (list.startsWith('/')) return list
  const [deal] = (await (await page.request.get('/api/product/hot-deals')).json()).products
  if (list === 'a store') return `/store/${deal.userId}`
  const [category] = await (await page.request.get('/api/product/product-category-tree')).json()
  return `/category/${category._id}`
}

for (const list of lists) {
  test(
    `on ${list} the focus is never covered, forwards and backwards`,
    longIf(list !== '/hot-deals'),
    async ({ page }) => {
      await callFromOwnAddress(page.context())
      if (list.startsWith('/admin')) {
        const data = { email: demoAccounts.store, password: demoPassword }
        expect((await page.request.post('/api/auth/admin/login', { data })).status()).toBe(200)
      }
      if (list.startsWith('/owner')) await openConsole(page)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await page.goto(await addressOf(page, list))
        await expect(page.locator('main .animate-breathe:visible')).toHaveCount(0)
        const covered: string[] = []
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 55; press += 1) {
            await page.keyboard.press(key)
            const cover = await page.evaluate(coverOfFocus)
            if (cover) covered.push(`${screen.width} px, ${key}: ${cover}`)
          }
        }
        expect(covered).toEqual([])
      }
    },
  )
}
