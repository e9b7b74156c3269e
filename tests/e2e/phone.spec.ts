import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The pictures of other slides that are seen on the slide in sight, by how many pixels. */
function strangePictures(page: Page) {
  return page.evaluate(() => {
    const slides = [...document.querySelectorAll('[aria-roledescription=slide]')]
    const shown = slides.find((slide) => !slide.hasAttribute('inert'))
    if (!shown) throw new Error('No slide is in sight.')
    const { left, right } = shown.getBoundingClientRect()
    return slides.flatMap((slide, index) => {
      if (slide === shown) return []
      let box = slide.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      for (let around = slide.querySelector('img')?.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        const from = Math.max(box.left, edge.left)
        box = new DOMRect(from, box.top, Math.max(0, Math.min(box.right, edge.right) - from), box.height)
      }
      const covered = Math.min(box.right, right) - Math.max(box.left, left)
      return covered > 0.5 ? [`slide ${index + 1}: ${Math.round(covered)} px`] : []
    })
  })
}

test('on every slide of the flash sales only its own picture is seen', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const sales = page.getByRole('region', { name: 'Flash sales' })
  const dots = sales.getByRole('button', { name: /^Show flash sale/ })
  const total = await dots.count()
  expect(total).toBeGreaterThan(1)
  const viewport = await sales.locator('ul').locator('..').boundingBox()
  for (let index = 0; index < total; index += 1) {
    const slide = sales.locator('[aria-roledescription=slide]').nth(index)
    await expect(async () => {
      await dots.nth(index).click()
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
    }).toPass()
    // Until it has come to rest.
    await expect
      .poll(async () => Math.round((await slide.boundingBox())?.x ?? -1))
      .toBe(Math.round(viewport?.x ?? 0))
    expect(await strangePictures(page), `on slide ${index + 1}`).toEqual([])
  }
})
