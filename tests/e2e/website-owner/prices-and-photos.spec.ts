import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

for (const [width, prefix, words] of [
  [
    390,
    '',
    { prices: /^Prices to look at/, lowest: 'Lowest price of the 30 days before', photos: /^Photo of/ },
  ],
  [
    1280,
    '/fr',
    { prices: /^Prix à examiner/, lowest: 'Prix le plus bas des 30 jours', photos: /^Photo d’un avis/ },
  ],
] as const)
  test.describe(`${width} wide${prefix}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test(
      'the demo has prices to look at and photos to show, and the chosen tab is in sight',
      width === 390 ? {} : long,
      async ({ page }) => {
        await openConsole(page, `${prefix}/owner/moderation?tab=prices`)
        const cards = page.getByRole('article').filter({ hasText: words.lowest })
        await expect(cards).toHaveCount(3)
        // The line below the tabs covers one pixel of each.
        await expect(page.getByRole('tab', { name: words.prices })).toBeInViewport({ ratio: 0.95 })
        await expectAccessible(page)
        await page.goto(`${prefix}/owner/moderation?tab=photos`)
        await expect(page.getByRole('img', { name: words.photos })).toHaveCount(2)
        await expectAccessible(page)
      },
    )
  })
