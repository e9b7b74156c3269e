import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { expect, test } from '../support/shop.ts'

const flashSales = (page: Page) => page.getByRole('region', { name: 'Flash sales' })
const dot = (page: Page, number: number) =>
  flashSales(page).getByRole('button', { name: `Show flash sale ${number}`, exact: true })
const shownSlide = (page: Page) => flashSales(page).locator('li:not([inert])')

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, longIf(width > 390), () => {
    test.use({ viewport: { width, height: 844 } })

    test('every flash sale can be chosen, and shows nothing of its neighbours', long, async ({ page }) => {
      await page.goto('/')
      const total = await flashSales(page).locator('li').count()
      expect(total).toBeGreaterThan(2)
      for (let number = 1; number <= total; number++) {
        await dot(page, number).click()
        await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
        await expect(shownSlide(page)).toHaveAttribute('aria-label', `${number} of ${total}`)
        await expect.poll(() => strangersInSight(page)).toEqual([])
      }
    })
  })
}

test('the arrows go to the next flash sale, and from the last to the first', long, async ({ page }) => {
  await page.goto('/')
  const total = await flashSales(page).locator('li').count()
  await flashSales(page).getByRole('button', { name: 'Previous flash sale' }).click()
  await expect(dot(page, total)).toHaveAttribute('aria-current', 'true')
  await flashSales(page).getByRole('button', { name: 'Next flash sale' }).click()
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await flashSales(page).getByRole('button', { name: 'Next flash sale' }).click()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

test('arrows pressed faster than the slides move add up', long, async ({ page }) => {
  await page.goto('/')
  const next = flashSales(page).getByRole('button', { name: 'Next flash sale' })
  await next.click()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await next.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('flash sales can be swiped and opened', async ({ page }) => {
    await page.goto('/')
    const row = flashSales(page).getByRole('list')
    const second = row.getByRole('listitem').nth(1)
    const left = async () => Math.round((await second.boundingBox())?.x ?? -1)
    await row.hover()
    // A busy browser may drop a turn of the wheel that comes before its first frame, or do it late.
    await expect(async () => {
      const distance = (await left()) - 14
      if (distance !== 0) await page.mouse.wheel(Math.sign(distance) * 390, 0)
      await expect.poll(left, { timeout: 2_000 }).toBe(14)
    }).toPass()
    const link = second.getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

/** Titles of slides that are visible although another slide is shown. */
const strangersInSight = (page: Page) =>
  flashSales(page).evaluate((section) => {
    const frame = section.getBoundingClientRect()
    const [left, right] = [frame.left + 1, frame.right - 1]
    return [...section.querySelectorAll('li[inert]')].flatMap((slide) => {
      const box = slide.getBoundingClientRect()
      const parts = [...slide.querySelectorAll('h3, img')].map((part) => part.getBoundingClientRect())
      const isClipped = getComputedStyle(slide).overflowX !== 'visible'
      const seen = isClipped ? [box] : [box, ...parts]
      return seen.some((part) => part.right > left && part.left < right) ? [slide.textContent] : []
    })
  })
