import { createHash } from 'node:crypto'
import { expect, test } from '../support/shop.ts'
import { publicPages } from '../support/views.ts'

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

const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /\ssrc=|type="application\/(ld\+)?json"/.test(attributes)

test('the policy of a page names exactly the inline scripts that the page has', async ({ request }) => {
  const [deal] = (await (await request.get('/api/product/hot-deals')).json()).products
  for (const address of [
    ...publicPages,
    '/fr',
    `/product/${deal._id}`,
    `/store/${deal.userId}`,
    '/owner/login',
    '/none',
  ]) {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    const html = await response.text()
    const scripts = Array.from(html.matchAll(inlineScript)).filter(
      ([, attributes = '']) => !isData(attributes),
    )
    const hashes = scripts.map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const policy = response.headers()['content-security-policy'] ?? ''
    const named = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(new Set(named), address).toEqual(new Set(["'self'", ...hashes]))
    expect(html, address).not.toContain('nonce')
    expect(hashes.length, address).toBeGreaterThan(2)
  }
})

test('a script that somebody else wrote into a page does not run', async ({ page, consoleErrors }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "strange"</script></body>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  await expect(page).toHaveTitle(/About/)
  const refused = consoleErrors.splice(0)
  expect(refused.length).toBeGreaterThan(0)
  for (const said of refused) expect(said).toContain("directive 'script-src")
})
