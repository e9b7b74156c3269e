import { longIf } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { consoleViews } from '../support/views.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

/** Those of every day. */
const mostUsed = new Set(['/owner', '/owner/vetting', '/owner/fees'])

for (const { views, width } of [
  { views: 'most used views', width: 1280 },
  { views: 'views', width: 1280 },
  { views: 'views', width: 390 },
]) {
  const isShort = views === 'most used views'
  test(
    `of the ${views} of the console none breaks a rule of access or is wider than ${width} px`,
    longIf(!isShort),
    async ({ page }) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width, height: 900 })
      await openConsole(page)
      const { request } = page.context()
      // Not the newest: other journeys make stores, and delete them.
      const { stores } = await (await request.get('/api/owner/stores?page=1')).json()
      const storeId = stores.at(-1)?._id
      expect(storeId).toBeTruthy()
      const every = [
        ...consoleViews,
        '/owner/promotion/new',
        `/owner/stores/${storeId}`,
        `/owner/fees/${storeId}`,
      ]
      for (const view of every.filter((each) => !isShort || mostUsed.has(each))) {
        await test.step(view, async () => {
          await page.goto(view)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
          await expectAccessible(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        })
      }
    },
  )
}
