import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { expectToast, signedInShopper } from '../support/person.ts'
import { reviewed, reviewsOf } from '../support/reviewed.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

const aboutReview = (page: Page) =>
  reviewsOf(page)
    .getByRole('button', { name: /^Report the review by/ })
    .first()

const kinds = [
  {
    what: 'a product',
    of: 'product',
    opener: (page: Page) => page.getByRole('button', { name: 'Report', exact: true }),
    title: 'Report this product',
    details: "Please enter details for 'Other' reason.",
    sent: 'Report submitted.',
    path: '/api/report/product/report',
  },
  {
    what: 'a store',
    of: 'store',
    opener: (page: Page) => page.getByRole('button', { name: 'Report store' }),
    title: 'Report this store',
    details: "Please enter details for 'Other' reason.",
    sent: 'Report submitted.',
    path: '/api/reports/store/report',
  },
  {
    what: 'a review of a product',
    of: 'product',
    opener: aboutReview,
    title: 'Report this review',
    details: "Please provide details for 'Other'.",
    sent: 'Rating reported.',
    path: '/api/ratings/product/rating/report',
  },
  {
    what: 'a review of a store',
    of: 'store',
    opener: aboutReview,
    title: 'Report this review',
    details: "Please provide details for 'Other'.",
    sent: 'Rating reported.',
    path: '/api/ratings/rating/admin',
  },
] as const

for (const size of [wide, phone]) {
  // The four dialogs are alike, so each is tested at one size.
  for (const kind of size === wide ? kinds.slice(0, -1) : kinds.slice(-1)) {
    test(`${kind.what} is reported, ${size.width} wide`, longIf(size === wide), async ({ page, request }) => {
      const target = await reviewed(request, kind.of, 9)
      await page.setViewportSize(size)
      await signedInShopper(page)
      await page.goto(target.path)
      const opener = kind.opener(page)
      const dialog = page.getByRole('dialog', { name: kind.title })
      const send = dialog.getByRole('button', { name: 'Send report' })
      await opener.click()
      await expect(dialog).toBeVisible()

      await send.click()
      await expect(dialog.getByText('Please select a reason.')).toBeVisible()
      await dialog.getByRole('radio', { name: /^Other/ }).check()
      await send.click()
      await expect(dialog.getByText(kind.details)).toBeVisible()
      await expectAccessible(page)

      await dialog.getByLabel('Details').fill('It is a picture of something else.')
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(kind.path)),
        send.click(),
      ])
      expect(answer.status()).toBe(200)
      await expectToast(page, kind.sent)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
}

test('the report dialog traps the focus, closes by Escape or a click outside, and keeps its text', async ({
  page,
  request,
}) => {
  const target = await reviewed(request, 'product', 10)
  await signedInShopper(page)
  await page.goto(target.path)
  const opener = page.getByRole('button', { name: 'Report', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await dialog.getByRole('radio', { name: /^Misleading/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard alone')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: /^Inappropriate/ })).toBeChecked()
  await expect(dialog.getByLabel('Details')).toHaveValue('By keyboard alone')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a report that fails keeps its text', long, async ({ page, request, consoleErrors }) => {
  const target = await reviewed(request, 'store', 10)
  await signedInShopper(page)
  await page.goto(target.path)
  await page.route('**/api/reports/store/report', (route) => route.abort())
  await page.getByRole('button', { name: 'Report store' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Inappropriate/ }).check()
  await dialog.getByLabel('Details').fill('Sells what must not be sold.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit report')
  await expect(dialog.getByLabel('Details')).toHaveValue('Sells what must not be sold.')
  await page.unroute('**/api/reports/store/report')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expectToast(page, 'Report submitted.')
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toMatch(/404|ERR_FAILED/)
})

test(
  'a report opened from the dialog of all reviews returns to that dialog',
  long,
  async ({ page, request }) => {
    const target = await reviewed(request, 'store', 11)
    await page.setViewportSize(phone)
    await signedInShopper(page)
    await page.goto(target.path)
    await page.getByRole('button', { name: /^See all/ }).click()
    const all = page.getByRole('dialog', { name: /^Reviews of/ })
    const opener = all.getByRole('button', { name: /^Report the review by/ }).last()
    await opener.click()
    const report = page.getByRole('dialog', { name: 'Report this review' })
    await expect(report).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(report).toBeHidden()
    await expect(all).toBeVisible()
    await expect(opener).toBeFocused()
  },
)
