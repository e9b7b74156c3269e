import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { defaultSize, demoStores } from '#demo/catalogue.ts'
import { planStores } from '#demo/load/plan-stores.ts'
import { formatAverage } from '#domain/rating.ts'
import { long, longIf } from '../support/long.ts'
import { expectToast, prepare, signedInShopper } from '../support/person.ts'
import { detailOf, reviewed, reviewsOf } from '../support/reviewed.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

const own = (page: Page) => reviewsOf(page).getByRole('article').filter({ hasText: 'Your review' })

async function give(page: Page, stars: string, comment: string) {
  await page.getByRole('radio', { name: stars, exact: true }).check({ force: true })
  await page.getByLabel('Your comment').fill(comment)
  await page.getByRole('button', { name: /^(Submit|Update) review$/ }).click()
  await expectToast(page, 'Rating submitted!')
}

for (const [number, kind, size] of [
  [0, 'product', wide],
  [1, 'store', phone],
] as const) {
  test(
    `a person rates a ${kind}, changes their mind and takes it back, ${size.width} wide`,
    long,
    async ({ page, request }) => {
      const target = await reviewed(request, kind, number)
      const before = await detailOf(request, target)
      await page.setViewportSize(size)
      await signedInShopper(page)
      await page.goto(target.path)
      const reviews = reviewsOf(page)

      /** The page shows the server's values without a reload. */
      const expectCount = async (count: number) => {
        const { averageRating, ratingCount } = await detailOf(request, target)
        expect(ratingCount).toBe(count)
        const rating = `${formatAverage(averageRating)} out of 5, ${count} ratings`
        await expect(reviews.getByRole('img', { name: rating })).toBeVisible()
        await expect(page.getByRole('main').getByRole('img', { name: rating }).first()).toBeVisible()
      }

      await expectCount(before.ratingCount)
      await give(page, '5 stars', `It made my week, number ${number}.`)
      await expect(own(page)).toContainText('It made my week')
      await expect(reviews.getByRole('article').first()).toContainText('Your review')
      await expect(page.getByLabel('Your comment')).toHaveValue('')
      await expect(reviews.getByRole('radio', { checked: true })).toHaveCount(0)
      await expectCount(before.ratingCount + 1)

      await expect(page.getByText('Update your review')).toBeVisible()
      await give(page, '2 stars', 'On second thoughts, it leaks.')
      await expect(own(page)).toContainText('On second thoughts')
      await expect(own(page).getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible()
      await expect(reviews.getByText('It made my week')).toHaveCount(0)
      await expectCount(before.ratingCount + 1)
      await expectAccessible(page)

      await page.reload()
      await own(page).getByRole('button', { name: 'Delete your review' }).click()
      await expectAccessible(page)
      await own(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await expectToast(page, 'Rating deleted')
      await expect(own(page)).toHaveCount(0)
      await expectCount(before.ratingCount)
    },
  )
}

test('a review is left, changed and deleted by keyboard alone', async ({ page, request }) => {
  const target = await reviewed(request, 'product', 2)
  await signedInShopper(page)
  await page.goto(target.path)
  await page.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Written without a mouse.')
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(own(page)).toContainText('Written without a mouse.')
  await expect(page.getByRole('button', { name: 'Update review' })).toBeFocused()

  /** Past the three orders of the list. */
  const toEdit = async () => {
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Edit your review' })).toBeFocused()
  }
  await toEdit()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(own(page).getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible()

  await toEdit()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Rating deleted')
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused()
})

test(
  'a review copied from another account is shown to its author alone, and does not count',
  long,
  async ({ page, request, browser }) => {
    const words = 'The best rotis between Souillac and Cap Malheureux, without a doubt.'
    const [one, other] = [await reviewed(request, 'product', 3), await reviewed(request, 'product', 4)]
    const stranger = await browser.newPage()
    await signedInShopper(stranger, 'Bruno Perrine')
    const data = { productId: one.id, rating: 5, comment: words }
    expect((await stranger.context().request.post('/api/ratings/product/rate', { data })).status()).toBe(200)
    await stranger.close()

    const { ratingCount } = await detailOf(request, other)
    await signedInShopper(page)
    await page.goto(other.path)
    await give(page, '5 stars', words)
    await expect(own(page)).toContainText('We are checking this review.')
    expect((await detailOf(request, other)).ratingCount).toBe(ratingCount)
    await expectAccessible(page)
  },
)

test(
  'a store owner cannot rate or report the own store, and the page says why',
  long,
  async ({ page, request }) => {
    await prepare(page.context())
    const login = { email: demoAccounts.shopkeeper, password: demoPassword }
    expect((await page.context().request.post('/api/auth/login', { data: login })).status()).toBe(200)
    const mine = planStores(demoStores(defaultSize), new Date()).find((store) => store.isOpenToVisitors)
    const { stores } = await (
      await request.get(`/api/product/public/all-stores?search=${mine?.content.name}`)
    ).json()
    await page.goto(`/store/${stores[0]._id}`)
    await expect(page.getByText('This is your own store, so you cannot review it.')).toBeVisible()
    await expect(page.getByText('This is your own store, so you cannot report it.')).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Your rating' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Report store' })).toHaveCount(0)
    await expectAccessible(page)

    const data = { adminId: stores[0]._id, rating: 5 }
    const answer = await page.context().request.post('/api/ratings/admin', { data })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ message: 'You cannot rate your own store.' })
  },
)

for (const [number, kind] of [
  [12, 'product'],
  [13, 'store'],
] as const) {
  test(
    `stars alone change the stars of a ${kind} and keep the words; a draft survives a reload`,
    long,
    async ({ page, request }) => {
      const target = await reviewed(request, kind, number)
      await signedInShopper(page)
      await page.goto(target.path)
      await give(page, '5 stars', `It made my week, number ${number}.`)
      await expect(own(page)).toContainText('It made my week')
      await page.getByRole('radio', { name: '2 stars', exact: true }).check({ force: true })
      await page.reload()
      await expect(page.getByRole('radio', { name: '2 stars', exact: true })).toBeChecked()
      await expect(own(page)).toContainText('It made my week')
      await page.getByRole('button', { name: 'Update review' }).click()
      await expectToast(page, 'Rating submitted!')
      await expect(own(page).getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible()
      await expect(own(page)).toContainText('It made my week')
      await expect(reviewsOf(page).getByRole('radio', { checked: true })).toHaveCount(0)

      await own(page).getByRole('button', { name: 'Edit your review' }).click()
      await expect(page.getByLabel('Your comment')).toHaveValue(`It made my week, number ${number}.`)
      await page.getByLabel('Your comment').fill('')
      await page.getByRole('button', { name: 'Update review' }).click()
      await expect(reviewsOf(page).getByText('It made my week')).toHaveCount(0)
    },
  )
}

test(
  'a session whose cookies are gone is reported as expired once',
  long,
  async ({ page, consoleErrors }) => {
    await signedInShopper(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    await page.context().clearCookies()
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expectToast(page, 'Session expired. Please log in again.')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    const said = await page.evaluate(() => window.shownToasts.filter((sentence) => sentence.endsWith('.')))
    expect(said).toEqual(['Session expired. Please log in again.'])
    for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('401')
  },
)

test('a bar of the histogram filters the reviews by stars, with its own address', async ({
  page,
  request,
}) => {
  const target = await reviewed(request, 'store', 2)
  const { ratingCounts } = await detailOf(request, target)
  const stars = ratingCounts.findLastIndex((count) => count > 0) + 1
  await page.goto(target.path)
  const bar = page.getByRole('link', { name: new RegExp(`^${stars} stars?, \\d+ rating`) })
  await bar.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await bar.click()
  await expect(page).toHaveURL(new RegExp(`${target.path}\\?stars=${stars}#reviews$`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  const shown = reviewsOf(page).getByRole('article')
  // The reviews of all stars are shown until those of the filter have come.
  await expect(shown.getByRole('img', { name: new RegExp(`^Rated (?!${stars} )`) })).toHaveCount(0)
  await expect(shown).toHaveCount(Math.min(10, ratingCounts[stars - 1] ?? 0))
  await page.getByRole('link', { name: /^Remove filter: / }).click()
  await expect(page).toHaveURL(new RegExp(`${target.path}#reviews$`))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews and their filter work', async ({ page, request }) => {
    const target = await reviewed(request, 'product', 6)
    const { ratingCounts } = await detailOf(request, target)
    await page.goto(target.path)
    const shown = reviewsOf(page).getByRole('article')
    expect(await shown.count()).toBeGreaterThan(4)
    await page.getByRole('link', { name: /^5 stars, \d+ rating/ }).click()
    await expect(page).toHaveURL(/\?stars=5#reviews$/)
    await expect(shown).toHaveCount(Math.min(10, ratingCounts[4] ?? 0))
  })
})

for (const size of [wide, phone]) {
  test(
    `nothing moves when it is found out who is here, ${size.width} wide`,
    longIf(size === wide),
    async ({ page, request, consoleErrors }) => {
      const target = await reviewed(request, 'product', size === wide ? 7 : 8)
      await page.setViewportSize(size)
      await signedInShopper(page)
      const data = { productId: target.id, rating: 4, comment: 'Solid as basalt.' }
      await page.context().request.post('/api/ratings/product/rate', { data })
      // On a second visit the browser expects a session.
      for (const address of [target.path, `${target.path}#reviews`]) {
        await page.goto('about:blank')
        await page.goto(address)
        await expect(own(page)).toContainText('Solid as basalt.')
      }
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            // Layout shifts are reported in a later task, after two frames.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
          }),
      )
      expect(moved).toBeLessThan(0.02)
      expect(consoleErrors).toEqual([])
    },
  )
}
