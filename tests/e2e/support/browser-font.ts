import { expect, type Page } from '@playwright/test'

/**
 * Sets the browser's own font size, as its settings do: `rem` and the media queries in `rem` follow it, which a style rule for
 * the document would not do.
 */
export async function setBrowserFont(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`)
}
