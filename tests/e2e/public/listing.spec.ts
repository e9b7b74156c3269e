import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { expect, test } from '../support/shop.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

const listings = [
  ['/hot-deals', 'Hot Deals', 'No hot deals available at the moment.'],
  ['/new-arrivals', 'New Arrivals', 'No new arrivals at the moment.'],
  ['/featured-products', 'Featured Products', 'No featured products available at the moment.'],
  ['/best-rated-products', 'Best Rated Products', 'No best rated products found.'],
  ['/best-rated-stores', 'Best Rated Stores', 'No top stores found.'],
] as const

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const named = (list: { products?: { title: string }[]; stores?: { name: string }[] }) =>
  list.products?.map(({ title }) => title) ?? list.stores?.map(({ name }) => name)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of listings) {
    const isRepeat = path !== '/hot-deals' && path !== '/best-rated-stores'
    test(
      `${path} arrives whole: cards, filters, page links and facts for machines`,
      longIf(isRepeat),
      async ({ page, request }) => {
        const list = await (await request.get(`/api/product${path}`)).json()
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} – Zilbazar`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect.poll(() => titles(page)).toEqual(named(list))
        await expect(page.getByText(`Showing 1–12 of ${list.total}`)).toBeVisible()
        await expect(page.locator(`a[href="${path}?page=2"]`).first()).toBeVisible()
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
        const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
          (text) => JSON.parse(text),
        )
        expect(facts.map((fact) => fact['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
        expect(facts[1].numberOfItems).toBe(list.total)
        expect(facts[1].itemListElement).toHaveLength(12)
      },
    )
  }

  test('the filters are a form', async ({ page }) => {
    await page.goto('/hot-deals')
    const city = await page.getByLabel('Filter by City').locator('option').nth(1).textContent()
    await page.getByLabel('Filter by City').selectOption(city)
    await page.getByRole('button', { name: 'Show Best Rated' }).click()
    await expect(page).toHaveURL(/best-rated=true/)
    await expect(page.getByLabel('Filter by City')).toHaveValue(city ?? '')
    await expect(page.getByRole('button', { name: 'Best Rated', exact: true })).toBeVisible()
  })
})

for (const [path, , empty] of listings) {
  test(
    `${path} says so when a city has nothing, and offers the others`,
    longIf(path !== '/hot-deals'),
    async ({ page }) => {
      await page.goto(`${path}?city=Atlantis`)
      await expect(page.getByText(empty)).toBeVisible()
      await expect(page.getByText('Nothing in Atlantis for now.')).toBeVisible()
      await expect(page.getByLabel('Filter by City')).toHaveValue('Atlantis')
      await page.getByRole('link', { name: 'Show all cities' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('article')).toHaveCount(12)
    },
  )
}

test.describe('hot deals', () => {
  test.use({ viewport: wide })

  test('pages live in the address: Next, Back and reload agree, and each starts at the top', async ({
    page,
    request,
  }) => {
    const second = named(await (await request.get('/api/product/hot-deals?page=2')).json())
    await page.goto('/hot-deals')
    const first = await titles(page)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/hot-deals\?page=2$/)
    await expect(page.getByText(/^Showing 13–24 of/)).toBeVisible()
    await expect.poll(() => titles(page)).toEqual(second)
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(await page.locator('[aria-label=Pages] [aria-current]').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(second)
    await page.goBack()
    await expect(page).toHaveURL(/\/hot-deals$/)
    await expect.poll(() => titles(page)).toEqual(first)
  })

  test('a city filters the list from page 1, is shown as a chip, and is removed with it', async ({
    page,
  }) => {
    await page.goto('/hot-deals?page=3')
    const select = page.getByLabel('Filter by City')
    const city = (await select.locator('option').nth(2).textContent()) ?? ''
    await select.selectOption(city)
    await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ city })}`)
    const chip = page.getByRole('link', { name: `Remove filter: ${city}` })
    await expect(chip).toBeVisible()
    await expect(page.getByText(/^Showing 1–/)).toBeVisible()
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText(city)
    await chip.click()
    await expect(page).toHaveURL(/\/hot-deals$/)
    await expect(select).toHaveValue('')
  })

  test('Show Best Rated reorders from page 1 and is labelled Best Rated', async ({ page, request }) => {
    const best = named(await (await request.get('/api/product/hot-deals/best-rated')).json())
    await page.goto('/hot-deals?page=2')
    await page.getByRole('button', { name: 'Show Best Rated' }).click()
    await expect(page).toHaveURL(/\/hot-deals\?best-rated=true$/)
    const toggle = page.getByRole('button', { name: 'Best Rated', exact: true })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => titles(page)).toEqual(best)
    await toggle.click()
    await expect(page).toHaveURL(/\/hot-deals$/)
  })

  test('the next page is prefetched', long, async ({ page }) => {
    const ahead = page.waitForRequest(/\/api\/product\/hot-deals\?page=2/)
    await page.goto('/hot-deals')
    await ahead
  })

  test('the previous list stays visible while the next one loads', long, async ({ page }) => {
    await page.goto('/hot-deals')
    const before = await titles(page)
    let answer = () => {}
    const held = new Promise<void>((release) => {
      answer = release
    })
    await page.route(/\/api\/product\/hot-deals\?page=4/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Page 4' }).click()
    await expect(page).toHaveURL(/page=4/)
    await expect(page.locator('section[aria-busy=true]')).toBeVisible()
    await expect.poll(() => titles(page)).toEqual(before)
    answer()
    await expect(page.getByText(/^Showing 37–48 of/)).toBeVisible()
    await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
  })

  test(
    'a list that fails to load leaves the previous one without an error',
    long,
    async ({ page, consoleErrors }) => {
      await page.goto('/hot-deals')
      const before = await titles(page)
      await page.route(/\/api\/product\/hot-deals\?page=4/, (route) =>
        route.fulfill({ status: 503, json: {} }),
      )
      await page.getByRole('link', { name: 'Page 4' }).click()
      await expect(page).toHaveURL(/page=4/)
      await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
      await expect.poll(() => titles(page)).toEqual(before)
      await expect(page.getByRole('alert')).toHaveCount(0)
      // The browser logs the status.
      expect(consoleErrors.splice(0).every((consoleError) => consoleError.includes('503'))).toBe(true)
    },
  )

  test('cities that fail to load show an error', long, async ({ page, consoleErrors }) => {
    await page.goto('/')
    await page.route('**/api/product/hot-deals/cities', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('main').locator('a[href="/hot-deals"]').click()
    await expect(page.getByText('Failed to load cities')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    consoleErrors.splice(0)
  })

  test('the page links are sticky at the bottom of the screen', async ({ page }) => {
    await page.goto('/hot-deals')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport({ ratio: 1 })
    await page.goto('/new-arrivals')
    await expect(page.getByRole('navigation', { name: 'Pages' })).not.toBeInViewport()
  })

  test(
    'a page past the end links to page 1, and an invalid page number is page 1',
    long,
    async ({ page, consoleErrors }) => {
      await page.goto('/hot-deals?page=5000')
      await expect(page.getByText('There is no page 5,000 here.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
        'href',
        '/hot-deals',
      )
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
      await page.goto('/hot-deals?page=-1&best-rated=maybe')
      await expect(page.getByText(/^Showing 1–12 of/)).toBeVisible()
    },
  )
})

for (const [size, abreast] of [
  [wide, 4],
  [phone, 2],
  [{ width: 360, height: 740 }, 2],
] as const) {
  test(`a row has ${abreast} cards, ${size.width} wide`, longIf(size.width === 360), async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/hot-deals')
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(abreast)
  })
}
