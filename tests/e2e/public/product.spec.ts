import type { APIRequestContext } from '@playwright/test'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { salePrice } from '#domain/discount.ts'
import { formatRupees } from '#domain/money.ts'
import { long, longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const unknownId = '00000000-0000-7000-8000-000000000000'

async function aDeal(request: APIRequestContext): Promise<ProductDetail & { endsAt: Date }> {
  const { products } = await (await request.get('/api/product/hot-deals/best-rated')).json()
  const product: ProductDetail = await (await request.get(`/api/product/detail/${products[0]._id}`)).json()
  return { ...product, endsAt: new Date(String(product.discount.expiresAt)) }
}

const saleOf = ({ price, discount }: ProductDetail) =>
  formatRupees(salePrice(price, discount, new Date()), 'en')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page is complete: title, price, store, link preview and structured data', async ({
    page,
    request,
  }) => {
    const product = await aDeal(request)
    await page.goto(`/product/${product._id}`)
    await expect(page).toHaveTitle(`${product.title} – Zilbazar`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
    await expect(page.getByText(saleOf(product)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: product.store.name, exact: true })).toHaveAttribute(
      'href',
      `/store/${product.userId}`,
    )
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
    await expect(meta('og:image')).toHaveAttribute('content', /^http.*\/media\/share\/product\//)
    await expect(meta('og:description')).toHaveAttribute(
      'content',
      new RegExp(`^${saleOf(product)} instead of`),
    )
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/product/${product._id}$`),
    )

    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    )
    expect(facts.find((fact) => fact['@type'] === 'Product')).toMatchObject({
      name: product.title,
      offers: {
        priceCurrency: 'MUR',
        price: salePrice(product.price, product.discount, new Date()),
        priceValidUntil: String(product.discount.expiresAt).slice(0, 10),
      },
      aggregateRating: { ratingValue: product.averageRating, ratingCount: product.ratingCount },
    })
    expect(facts.find((fact) => fact['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(
      product.categories.length + 2,
    )
  })

  test('the link preview picture is a JPEG for a client that accepts any format', async ({
    page,
    request,
  }) => {
    const product = await aDeal(request)
    await page.goto(`/product/${product._id}`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(String(address), { headers: { accept: '*/*' } })
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  })
})

test('when the countdown reaches zero the price returns to normal without a reload', async ({
  page,
  request,
}) => {
  const product = await aDeal(request)
  await page.clock.install({ time: product.endsAt.getTime() - 60_000 })
  await page.goto(`/product/${product._id}`)
  const main = page.getByRole('main')
  // The chart below has earlier prices too.
  const current = (amount: string) => main.locator('.heading', { hasText: new RegExp(`^${amount}$`) })
  await expect(main.getByRole('timer')).toHaveAttribute('data-urgent', 'true')
  await expect(current(saleOf(product))).toBeVisible()
  await expect(main.getByText('Expires on')).toBeVisible()

  await page.clock.fastForward(61_000)
  await expect(main.getByRole('timer')).toBeHidden()
  await expect(main.getByText('Expires on')).toBeHidden()
  await expect(current(saleOf(product))).toHaveCount(0)
  await expect(current(formatRupees(product.price, 'en'))).toBeVisible()
})

test('the countdown moves every second and is calm while days are left', long, async ({ page, request }) => {
  const product = await aDeal(request)
  await page.clock.install({ time: product.endsAt.getTime() - 3 * 24 * 3_600_000 })
  await page.goto(`/product/${product._id}`)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveAttribute('data-urgent', 'false')
  const before = await timer.textContent()
  await expect.poll(() => timer.textContent()).not.toBe(before)
})

test(
  'actions that need an account ask for a login, each with its own text',
  long,
  async ({ page, request }) => {
    const product = await aDeal(request)
    await page.goto(`/product/${product._id}`)
    for (const [button, sentence] of [
      [`Add to wishlist: ${product.title}`, 'Please log in to use the wishlist.'],
      ['Report', 'Please log in to report this product.'],
      ['Submit review', 'Please log in to submit a review.'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    }
    await page
      .getByRole('button', { name: /^Report the review by/ })
      .first()
      .click()
    await expect(page.getByText('Please log in to report a review.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('call, WhatsApp and map are real links', async ({ page, request }) => {
  const product = await aDeal(request)
  await page.goto(`/product/${product._id}`)
  const store = page.getByRole('region', { name: 'Sold by' })
  await expect(store.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+230\d{7,8}$/)
  const map = store.getByRole('link', { name: 'View on Map' })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//)
  await expect(map).toHaveAttribute('rel', /noopener/)
})

test('a card on the home page opens its product, and Back returns', long, async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = String(await card.textContent())
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} – Zilbazar`)
  await page.goBack()
  await expect(page).toHaveTitle('Discover Deals, New Products & Top Stores')
})

for (const id of [unknownId, 'no-such-id']) {
  test(
    `a product that does not exist (${id}) shows the not-found page with status 404`,
    longIf(id !== unknownId),
    async ({ page, consoleErrors }) => {
      const response = await page.goto(`/product/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
      await expect(page).toHaveTitle('Product not found – Zilbazar')
      await expectAccessible(page)
      // The browser logs the status; nothing else may be logged.
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
    },
  )
}

test('a product that cannot be loaded says so and offers another try', async ({ page, consoleErrors }) => {
  await page.goto('/')
  await page.route('**/api/product/detail/*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load product')
  await page.unroute('**/api/product/detail/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Sold by' })).toBeVisible()
  expect(consoleErrors.splice(0).every((consoleError) => /503|ApiError/.test(consoleError))).toBe(true)
})
