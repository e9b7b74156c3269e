import { longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

/** Public pages that no other journey checks; one of them in French, which is longer. */
const pages = ['/', '/hot-deals?page=5', '/best-rated-stores', 'a product in French', 'a store']

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const
const otherWidths = [320, 360, 768, 1024]

for (const name of pages) {
  test(
    `${name} breaks no rule of access, light and dark, and fits every width`,
    longIf(name !== '/'),
    async ({ page, request }) => {
      const [deal] = (await (await request.get('/api/product/hot-deals')).json()).products
      const addresses: Record<string, string> = {
        'a product in French': `/fr/product/${deal._id}`,
        'a store': `/store/${deal.userId}`,
      }
      await page.goto(addresses[name] ?? name)
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
      }
      for (const width of [...otherWidths, ...looks.map((look) => look.width)]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )
}
