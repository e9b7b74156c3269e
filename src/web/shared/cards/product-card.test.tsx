import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { sampleNow, sampleProduct } from '#tests/support/web/card-samples.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ProductCard } from './product-card.tsx'

const thirtyPercent = { value: 30, expiresAt: '2026-11-15T19:59:00Z', isActive: true }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: sampleNow })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function card(details: Partial<Product> = {}) {
  await renderInApp(<ProductCard product={sampleProduct(details)} />)
  return within(screen.getByRole('article'))
}

test('a card is one link, named after its product', async () => {
  const links = (await card({ contactInfo: null })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Coconut & lemongrass soap, trio'])
  expect(links[0]?.getAttribute('href')).toBe('/product/0193a000-0000-7000-8000-000000000001')
})

test('the picture comes first, then the store, the title and the price', async () => {
  const shown = await card({ storeName: 'Savonnerie' })
  const picture = screen.getByRole('article').querySelector('img')
  const parts = [
    picture,
    shown.getByText('Savonnerie'),
    shown.getByRole('link', { name: /soap/ }),
    shown.getByText('Rs 450'),
  ]
  const isBefore = (one: Node | null, next: Node | null | undefined) =>
    one && next && one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
  for (const [index, part] of parts.slice(0, -1).entries())
    expect(isBefore(part, parts[index + 1])).toBeTruthy()
})

test('a discounted product shows percent, sale price, struck price and last day', async () => {
  const shown = await card({ discount: thirtyPercent })
  expect(shown.getByText('30 percent off')).toBeTruthy()
  expect(shown.getByText('Rs 315')).toBeTruthy()
  expect(shown.getByText('Rs 450').tagName).toBe('S')
  expect(shown.getByText('Expires on 15/11/2026')).toBeTruthy()
})

test('a product that is sold out says so', async () => {
  expect((await card({ availability: 'sold-out' })).getByText('Sold out')).toBeTruthy()
  cleanup()
  expect((await card({ availability: 'available' })).queryByText('Sold out')).toBeNull()
})

test('a product with an expired discount shows only the original price', async () => {
  vi.setSystemTime('2026-11-15T19:59:00Z')
  const shown = await card({ discount: thirtyPercent })
  expect(shown.getByText('Rs 450').tagName).toBe('P')
  expect(shown.queryByText('Rs 315')).toBeNull()
  expect(shown.queryByText(/percent off|Expires on/)).toBeNull()
})

test('the averages of the product and of its store are shown with their counts', async () => {
  const shown = await card()
  expect(shown.getByRole('img', { name: '4.6 out of 5, 74 ratings' })).toBeTruthy()
  expect(shown.getByRole('img', { name: 'Store: 4.7 out of 5, 1 rating' })).toBeTruthy()
})

test('an unrated product says so instead of showing empty stars', async () => {
  const shown = await card({ averageRating: 0, ratingCount: 0, storeRatingCount: 0 })
  expect(shown.getByText('Not rated yet')).toBeTruthy()
  expect(shown.queryByRole('img', { name: /out of 5/ })).toBeNull()
})

test.each([
  ['Grand Baie', 'Grand Baie'],
  [null, 'Unknown'],
])('the city %s is shown as %s', async (city, text) => {
  const { address } = sampleProduct()
  expect((await card({ address: { ...address, city } })).getByText(text)).toBeTruthy()
})

test('the phone number is a separate link that calls the store', async () => {
  const call = (await card()).getByRole('link', { name: 'Call Savonnerie Ti Bonheur, 5 755 0142' })
  expect(call.getAttribute('href')).toBe('tel:+23057550142')
})

test('a contact that is no phone number is shown but not dialled', async () => {
  const shown = await card({ contactInfo: 'ask at the counter' })
  expect(shown.getByText('ask at the counter')).toBeTruthy()
  expect(shown.getAllByRole('link')).toHaveLength(1)
})

test('a card shows a heart only when it gets one', async () => {
  expect((await card()).queryByRole('button')).toBeNull()
  cleanup()
  await renderInApp(<ProductCard product={sampleProduct()} heart={<button type="button">Wish</button>} />)
  expect(screen.getByRole('button', { name: 'Wish' })).toBeTruthy()
})
