import { expect, test } from '../support/shop.ts'

test('a page runs no markup of strangers, takes no style element, and reports what it blocked', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/')
  const reported = page.waitForRequest((request) => request.url().endsWith('/csp-reports'))
  const outcome = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    let refusal = ''
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" alt="" id="strange">')
    } catch (error) {
      refusal = (error as Error).name
    }
    return { refusal, shown: getComputedStyle(document.body).display }
  })
  expect(outcome).toEqual({ refusal: 'TypeError', shown: 'block' })
  await expect(page.locator('#strange')).toHaveCount(0)
  expect((await (await reported).response())?.status()).toBe(204)
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0)
})

test('an open dialog stops the page from scrolling, and lets it scroll again when closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Browse Categories' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
})
