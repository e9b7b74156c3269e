import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { FlashSaleCarousel } from './flash-sale-carousel.tsx'

const headphones: Product = {
  _id: 'headphones',
  title: 'Wireless headphones',
  price: 2490,
  image: '/media/upload/headphones.jpg',
  imagePlaceholder: null,
  link: null,
  discount: { value: 40, expiresAt: '2026-11-14T19:59:00Z', isActive: true },
  averageRating: 4.3,
  ratingCount: 58,
  storeName: 'Tek Lakaz',
  averageStoreRating: 4.1,
  storeRatingCount: 143,
  userId: 'tek-lakaz',
  address: { stNumber: null, line: null, locality: null, city: 'Ebène', details: null },
  contactInfo: null,
  isFeatured: false,
  createdAt: '2026-11-10T08:00:00Z',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-14T14:16:43Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const timer = () => screen.getByRole('timer', { name: 'Ends in' }).textContent

test('a flash sale shows percent, both prices, store and city, and counts down', async () => {
  await renderInApp(<FlashSaleCarousel products={[headphones]} />)
  expect(screen.getByText('Flash sale · −40%')).toBeTruthy()
  expect(screen.getByText(/^Rs 1,494 instead of Rs 2,490/).textContent).toContain('Tek Lakaz, Ebène')
  expect(timer()).toBe('00days05hours42min17sec')
  act(() => void vi.advanceTimersByTime(2000))
  expect(timer()).toBe('00days05hours42min15sec')
})

test('the normal price returns when the countdown ends', async () => {
  vi.setSystemTime('2026-11-14T19:58:59Z')
  await renderInApp(<FlashSaleCarousel products={[headphones]} />)
  expect(timer()).toBe('00days00hours00min01sec')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Flash sale ended')).toBeTruthy()
  expect(screen.getByText(/^Rs 2,490/).textContent).not.toContain('instead of')
})

test('a single flash sale has no carousel controls', async () => {
  await renderInApp(<FlashSaleCarousel products={[headphones]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('several flash sales can be paged, paused and chosen', async () => {
  await renderInApp(<FlashSaleCarousel products={[headphones, { ...headphones, _id: 'second' }]} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show flash sale 1',
    'Show flash sale 2',
    'Pause the flash sales',
    'Previous flash sale',
    'Next flash sale',
  ])
})
