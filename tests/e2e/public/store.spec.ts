import type { APIRequestContext } from '@playwright/test'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { long, longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const unknownId = '00000000-0000-7000-8000-000000000000'

async function aStore(
  request: APIRequestContext,
  isWanted: (store: StoreDetail) => boolean,
): Promise<StoreDetail> {
  for (let number = 1; number < 20; number += 1) {
    const { stores } = await (await request.get(`/api/product/public/all-stores?page=${number}`)).json()
    for (const { _id } of stores) {
      const store: StoreDetail = await (await request.get(`/api/product/store/${_id}`)).json()
      if (isWanted(store)) return store
    }
  }
  throw new Error('The demo has no such store.')
}

const isDiscussed = ({ ratingCount, description }: StoreDetail) => ratingCount > 3 && description.length > 120

/** A time on the coming Monday in Mauritius. */
const onMonday = (time: string, secondsLater = 0) =>
  new Date(Date.parse(`2026-11-16T${time}:00+04:00`) + secondsLater * 1000)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a store page is complete: title, description, products and structured data', async ({
    page,
    request,
  }) => {
    const store = await aStore(request, ({ openingHours, ratingCount }) => !!openingHours && ratingCount > 0)
    const { products } = await (await request.get(`/api/product/products/store/${store._id}`)).json()
    await page.goto(`/store/${store._id}`)
    await expect(page).toHaveTitle(`${store.name} – Zilbazar`)
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(String(description).length).toBeLessThanOrEqual(161)
    for (const product of products.slice(0, 3)) {
      await expect(page.getByRole('link', { name: product.title })).toHaveAttribute(
        'href',
        `/product/${product._id}`,
      )
    }
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    )
    const business = facts.find((fact) => fact['@type'] === 'LocalBusiness')
    expect(business).toMatchObject({
      name: store.name,
      address: { addressLocality: store.address.city, addressCountry: 'MU' },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      aggregateRating: { ratingCount: store.ratingCount },
    })
    expect(business.openingHoursSpecification.length).toBeGreaterThan(0)
    expect(facts.some((fact) => fact['@type'] === 'BreadcrumbList')).toBe(true)
  })
})

test.describe('seen from New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  const isDayStore = ({ openingHours, extraHours, specialDays }: StoreDetail) => {
    const monday = openingHours?.Monday
    if (extraHours.Monday || specialDays.length > 0) return false
    return !!monday?.open && String(monday.from) >= '07:00' && String(monday.from) < String(monday.to)
  }

  test('a store is open by Mauritius time, and the open page shows when it closes', async ({
    page,
    request,
  }) => {
    const store = await aStore(request, isDayStore)
    const { from, to } = store.openingHours?.Monday ?? {}
    await page.clock.install({ time: onMonday(String(to), -40) })
    await page.goto(`/store/${store._id}`)
    const hours = page.getByRole('definition').first()
    await expect(hours.getByText('Open Now')).toBeVisible()
    await expect(hours.getByText(`until ${to}`)).toBeVisible()
    await expect(hours.getByRole('listitem').first()).toHaveText(`Monday (today)${from} - ${to}`)

    await page.clock.fastForward(61_000)
    await expect(hours.getByText('Closed Now')).toBeVisible()
    await expect(hours.getByText(/opens (tomorrow|\w+day) \d\d:\d\d/)).toBeVisible()
  })

  test('a closed store says when it opens today', long, async ({ page, request }) => {
    const store = await aStore(request, isDayStore)
    await page.clock.setFixedTime(onMonday(String(store.openingHours?.Monday?.from), -1800))
    await page.goto(`/store/${store._id}`)
    await expect(page.getByText('Closed Now')).toBeVisible()
    await expect(page.getByText(`opens ${store.openingHours?.Monday?.from}`)).toBeVisible()
  })
})

test('two days are shown from today on, the whole week on demand', long, async ({ page, request }) => {
  const hasPlainWeek = ({ openingHours, specialDays }: StoreDetail) =>
    !!openingHours && specialDays.length === 0
  const store = await aStore(request, hasPlainWeek)
  await page.clock.setFixedTime(onMonday('12:00'))
  await page.goto(`/store/${store._id}`)
  const hours = page.getByRole('definition').first()
  const days = hours.getByRole('listitem')
  await expect(days).toHaveCount(2)
  await hours.getByRole('button', { name: 'See more' }).press('Enter')
  await expect(days).toHaveCount(7)
  for (const [position, weekday] of weekdays.entries()) {
    await expect(days.nth(position)).toContainText(weekday)
  }
  await hours.getByRole('button', { name: 'See less' }).press('Enter')
  await expect(days).toHaveCount(2)
})

test(
  'See more opens the whole description, and Escape returns the focus',
  long,
  async ({ page, request }) => {
    const store = await aStore(request, isDiscussed)
    await page.goto(`/store/${store._id}`)
    const button = page.getByRole('button', { name: 'See more' }).first()
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: `About ${store.name}` })
    await expect(dialog).toContainText(store.description.trim().slice(-40))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  },
)

test('three reviews are shown and See all opens the rest', long, async ({ page, request }) => {
  const store = await aStore(request, isDiscussed)
  const { ratings } = await (await request.get(`/api/ratings/public-admin/${store._id}`)).json()
  await page.goto(`/store/${store._id}`)
  const preview = page.getByRole('region', { name: 'Reviews' })
  await expect(preview.getByRole('article')).toHaveCount(3)
  const button = preview.getByRole('button', { name: /^See all/ })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Reviews of ${store.name}` })
  await expect(dialog.getByRole('article')).toHaveCount(ratings.length)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(button).toBeFocused()
})

test('actions that need an account ask for a login', long, async ({ page, request }) => {
  const store = await aStore(request, isDiscussed)
  await page.goto(`/store/${store._id}`)
  for (const [button, sentence] of [
    [`Add to wishlist: ${store.name}`, 'Please log in to use the wishlist.'],
    ['Report store', 'Please log in to report this store.'],
    ['Submit review', 'Please log in to submit a review.'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  }
})

test('products come in pages, and a page has an address of its own', long, async ({ page, request }) => {
  const { stores } = await (await request.get('/api/product/public/all-stores')).json()
  let large: string | undefined
  for (const { _id } of stores) {
    const { totalPages } = await (await request.get(`/api/product/products/store/${_id}`)).json()
    if (totalPages > 1) large = _id
  }
  test.skip(!large, 'no store of the demo has more than one page of products')
  await page.goto(`/store/${large}`)
  const list = page.getByRole('region', { name: 'Store Products' })
  const first = await list.getByRole('article').first().textContent()
  await list.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2#products$/)
  await expect(list.getByRole('article').first()).not.toHaveText(String(first))
  await page.goBack()
  await expect(list.getByRole('article').first()).toHaveText(String(first))
})

for (const [isWanted, sentence] of [
  [({ openingHours }: StoreDetail) => !openingHours, 'Opening hours not set.'],
  [({ announcement }: StoreDetail) => !!announcement, 'Updated '],
] as const) {
  test(`a store that calls for it says '${sentence}'`, async ({ page, request }) => {
    const store = await aStore(request, isWanted)
    await page.goto(`/store/${store._id}`)
    await expect(page.getByText(sentence).first()).toBeVisible()
  })
}

test('hours that fail to load show an error, and the rest of the store is shown', async ({
  page,
  request,
  consoleErrors,
}) => {
  const store = await aStore(request, isDiscussed)
  const { products } = await (await request.get(`/api/product/products/store/${store._id}`)).json()
  await page.goto(`/product/${products[0]._id}`)
  await page.route('**/hours', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('link', { name: store.name, exact: true }).click()
  await expect(page.getByText('Could not load opening hours')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
  expect(consoleErrors.splice(0).every((consoleError) => consoleError.includes('503'))).toBe(true)
})

test('a store without products and reviews says so', long, async ({ page, request }) => {
  const store = await aStore(request, isDiscussed)
  const { products } = await (await request.get(`/api/product/products/store/${store._id}`)).json()
  await page.goto(`/product/${products[0]._id}`)
  const unrated = { ...store, averageRating: 0, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] }
  await page.route('**/api/product/store/*', (route) => route.fulfill({ json: unrated }))
  await page.route('**/ratings/public-admin/*', (route) => route.fulfill({ json: { ratings: [] } }))
  await page.route('**/product/products/store/*', (route) =>
    route.fulfill({ json: { products: [], page: 1, totalPages: 0, total: 0, cities: [] } }),
  )
  await page.getByRole('link', { name: store.name, exact: true }).click()
  await expect(page.getByText('No products found.')).toBeVisible()
  await expect(page.getByText('No reviews yet.')).toBeVisible()
})

test(
  'a store that cannot be loaded says so and offers another try',
  long,
  async ({ page, request, consoleErrors }) => {
    const store = await aStore(request, isDiscussed)
    const { products } = await (await request.get(`/api/product/products/store/${store._id}`)).json()
    await page.goto(`/product/${products[0]._id}`)
    await page.route('**/api/product/store/*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('link', { name: store.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load store data')
    await page.unroute('**/api/product/store/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name)
    expect(consoleErrors.splice(0).every((consoleError) => /503|ApiError/.test(consoleError))).toBe(true)
  },
)

for (const id of [unknownId, 'no-such-id']) {
  test(
    `a store that does not exist (${id}) shows the not-found page with status 404`,
    longIf(id !== unknownId),
    async ({ page, consoleErrors }) => {
      const response = await page.goto(`/store/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store not found')
      await expectAccessible(page)
      // The browser logs the status; nothing else may be logged.
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
    },
  )
}
