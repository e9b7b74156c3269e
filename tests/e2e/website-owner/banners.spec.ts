import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { unsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import { long } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

async function writeBanner(page: Page, { en, fr, link = '' }: { en: string; fr: string; link?: string }) {
  await page.goto('/owner/banners/new')
  await page.getByLabel('Message in English').fill(en)
  await page.getByLabel('Message in French').fill(fr)
  await page.getByLabel('Link').fill(link)
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(fr).last()).toBeVisible()
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await expect(page).toHaveURL('/owner/banners')
  await expect(page.getByRole('listitem').filter({ hasText: en })).toBeVisible()
}

/** Sums up the shifts of the page's layout from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

test(
  'the website owner writes two banners; a shopper reads them, dismisses one, and it stays away',
  long,
  async ({ page, browser, baseURL }) => {
    const names = [`Sale week ${Date.now()}`, `Night market ${Date.now()}`] as const
    await openConsole(page)
    await writeBanner(page, { en: names[0], fr: `FR ${names[0]}`, link: '/hot-deals' })
    await writeBanner(page, { en: names[1], fr: `FR ${names[1]}` })
    await expectAccessible(page)

    const visit = await browser.newContext({
      ...(baseURL && { baseURL }),
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const shopper = await visit.newPage()
    await watchShifts(shopper)
    // Fonts that come late may move a line; the second visit has them.
    await shopper.goto('/about')
    await shopper.locator('html[data-interactive]').waitFor()
    const calls: string[] = []
    shopper.on('request', (request) => calls.push(request.url()))
    await shopper.goto('/about')
    const area = shopper.getByRole('complementary', { name: 'News from Zilbazar' })
    await shopper.locator('html[data-interactive]').waitFor()
    const shown = (name: string) => area.locator('li:not([inert])').filter({ hasText: name })
    // Other messages of the site may be among them.
    await expect(async () => {
      if ((await shown(names[0]).count()) === 0)
        await area.getByRole('button', { name: 'Next message' }).click()
      await expect(shown(names[0])).toHaveCount(1, { timeout: 500 })
    }).toPass()
    expect(calls.filter((url) => url.includes('/api/banners'))).toEqual([])
    await shown(names[0]).getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(area.getByText(names[0])).toHaveCount(0)
    expect(await shifts(shopper)).toBe(0)
    await shopper.reload()
    await shopper.locator('html[data-interactive]').waitFor()
    await expect(area.getByText(names[0])).toHaveCount(0)
    await expect(area.getByText(names[1])).toHaveCount(1)
    await expectAccessible(shopper)
    expect(await shifts(shopper)).toBe(0)
    await shopper.goto('/fr/about')
    await expect(shopper.getByRole('complementary').getByText(`FR ${names[1]}`)).toHaveCount(1)
    await visit.close()

    for (const name of names) {
      await page.getByRole('button', { name: `Delete: ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    }
    const html = await (await page.request.get('/about')).text()
    expect(html).not.toContain(names[1])
  },
)

test('a campaign is on the statement of its month', long, async ({ page }) => {
  const channel = `Radio ${Date.now()}`
  await openConsole(page, '/owner/campaigns/new')
  const day = await page.getByLabel('Day').inputValue()
  await page.getByLabel('Cost in rupees').fill('2500')
  await page.getByLabel('Channel').fill(channel)
  await page.getByLabel('What was shown').fill('A spot about local stores')
  await page.getByRole('button', { name: 'Save the campaign' }).click()
  await expect(page).toHaveURL('/owner/campaigns')
  await expect(page.getByText(channel)).toBeVisible()
  await expectAccessible(page)
  const { stores } = await (await page.request.get('/api/owner/fees')).json()
  await page.goto(`/owner/fees/${stores[0]._id}/${day.slice(0, 7)}`)
  const campaigns = page.getByRole('region', { name: 'Mass advertising of the month' })
  await expect(campaigns).toContainText(`${channel}A spot about local stores`)
  await expectAccessible(page)
})

test('the link in a mail unsubscribes without a login, and can be undone', long, async ({ page }) => {
  const secret = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'session-secret'), 'utf8')
  const { request } = page.context()
  const login = { email: demoAccounts.shopkeeper, password: demoPassword }
  expect((await request.post('/api/auth/login', { data: login })).status()).toBe(200)
  const { _id: userId } = await (await request.get('/api/auth/me')).json()
  await page.context().clearCookies()
  const token = unsubscribeTokens(secret).sign({ userId, topic: 'monthly-figures' })
  await page.goto(`/unsubscribe/${token}`)
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed again' })).toBeVisible()
  await page.goto(`/fr/unsubscribe/${token}`)
  await expect(page.getByRole('heading', { name: 'Vous êtes désabonné' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Vous êtes de nouveau abonné' })).toBeVisible()
})
