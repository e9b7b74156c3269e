import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { long } from '../support/long.ts'
import { callFromOwnAddress } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

/** How bright the background is on a white canvas, from 0 to 255. */
const brightnessOf = (one: Locator) =>
  one.evaluate((element) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return 255 * (1 - alpha) + alpha * (0.3 * red + 0.6 * green + 0.1 * blue)
  })

/** The chosen one of a row is much darker than another one. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  await expect
    .poll(async () => (await brightnessOf(other)) - (await brightnessOf(chosen)))
    .toBeGreaterThan(100)
}

async function expectEdge(one: Locator): Promise<void> {
  await expect(one).toBeVisible()
  const edge = await one.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
    return [`${borderTopStyle} ${borderTopWidth}`, `${outlineStyle} ${outlineWidth}`]
  })
  expect(edge).toContainEqual(expect.stringMatching(/^solid [1-9]/))
}

/** How much is drawn between two places of an element, from 0 to 1: the share of its pixels that is not the canvas. */
async function inkOf(one: Locator, from: number, to: number): Promise<number> {
  const picture = sharp(await one.screenshot())
  const { width, height } = await picture.metadata()
  const left = Math.round(width * from)
  const area = { left, width: Math.round(width * to) - left, top: 0, height }
  const { channels } = await sharp(await picture.extract(area).greyscale().png().toBuffer()).stats()
  return 1 - (channels[0]?.mean ?? 255) / 255
}

test(
  'in forced colours stars, bars, dots, the current and the chosen are still seen, and buttons keep their shape',
  long,
  async ({ page }) => {
    await callFromOwnAddress(page.context())
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await page.goto('/')
    const dots = page.getByRole('button', { name: /^Show flash sale \d/ }).locator('span')
    await expectEdge(dots.nth(1))
    await expectMarked(
      page.locator('button[aria-current] > span'),
      page.locator('button:not([aria-current]) > .dot').first(),
    )
    await expectEdge(page.getByRole('link', { name: 'Sign Up', exact: true }).first())
    await expectMarked(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }),
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }),
    )
    const choices = page.getByRole('contentinfo')
    await expectMarked(
      choices.getByRole('link', { name: 'English' }),
      choices.getByRole('link', { name: 'Français' }),
    )
    await expectMarked(choices.getByText('System'), choices.getByText('Light'))

    await page.goto('/hot-deals')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expectMarked(
      pages.getByRole('link', { name: 'Page 1', exact: true }),
      pages.getByRole('link', { name: 'Page 2', exact: true }),
    )

    const [deal] = (await (await page.request.get('/api/product/hot-deals')).json()).products
    await page.goto(`/store/${deal.userId}`)
    const fourStars = page.locator('.stars[data-filled="4"]').first()
    const filled = await inkOf(fourStars, 0, 0.78)
    const empty = await inkOf(fourStars, 0.82, 1)
    expect(empty).toBeGreaterThan(0)
    expect(filled).toBeGreaterThan(1.3 * empty)
    const bars = page
      .getByRole('list', { name: 'Reviews by number of stars' })
      .getByRole('listitem')
      .locator('.meter')
    await expectEdge(bars.first())
    expect(await inkOf(bars.first(), 0, 0.1)).toBeGreaterThan(0.5)

    await openConsole(page)
    const sections = page.getByRole('navigation', { name: 'Zilbazar console' })
    await expectMarked(
      sections.getByRole('link', { name: 'Today' }),
      sections.getByRole('link', { name: 'Stores' }),
    )
  },
)

/** The lines of a picture are drawn in the visitor's own colour of text, whatever the theme of the site is. */
async function expectOwnColour(line: Locator): Promise<void> {
  await expect(line).toBeAttached()
  await expect
    .poll(() =>
      line.evaluate((element) => {
        const sample = document.body.appendChild(document.createElement('i'))
        sample.style.color = 'CanvasText'
        const own = getComputedStyle(sample).color
        sample.remove()
        return getComputedStyle(element).stroke === own
      }),
    )
    .toBe(true)
}

test(
  'in forced colours the map, the chosen period and the key of a chart are seen on a dark screen and in the light theme',
  long,
  async ({ page }) => {
    await callFromOwnAddress(page.context())
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.addInitScript(() => document.documentElement?.setAttribute('data-theme', 'light'))
    await page.goto('/map')
    await expectOwnColour(page.getByRole('img', { name: /Map/ }).locator('path').first())
    await expectEdge(page.locator('a[aria-label][style*="left"]').first())

    await page.goto('/check')
    await expectEdge(page.getByRole('button', { name: 'Check', exact: true }))

    const data = { email: demoAccounts.store, password: demoPassword }
    expect((await page.request.post('/api/auth/admin/login', { data })).status()).toBe(200)
    await page.goto('/admin/dashboard/insights')
    const keys = page.locator('li svg path[stroke-dasharray]')
    await expectOwnColour(keys.first())
    await expectOwnColour(keys.last())
    const period = page.getByRole('link', { name: '30 days' })
    await expectEdge(page.getByRole('link', { name: '7 days' }))
    await expect(period).toHaveAttribute('aria-current', /./)
    await expect(period).toHaveCSS('forced-color-adjust', 'none')
  },
)
