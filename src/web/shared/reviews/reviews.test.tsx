import { cleanup, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aReview, renderReviews, someReviews } from '#tests/support/web/render-reviews.tsx'
import type { Client } from '#web/shared/api/client.ts'
import { ReviewPreview } from './review-preview.tsx'

// Modules loaded on demand are imported first, because a busy machine may take seconds.
beforeAll(async () => {
  await import('#web/ui/overlays/dialog.tsx')
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  toast.remove()
})

const reviewed = {
  kind: 'product' as const,
  id: 'soap',
  storeId: 'savonnerie',
  storeName: 'Savonnerie Ti Ylang',
  name: 'Soap',
  averageRating: 4.25,
  ratingCount: 4,
  ratingCounts: [0, 1, 0, 0, 3],
}
const mixed = [aReview(1), aReview(2, { rating: 2 }), aReview(3), aReview(4)]
const authors = (list: HTMLElement = document.body) =>
  within(list)
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent)

test('the summary shows the average, the count and the distribution of stars', async () => {
  await renderReviews({ isVisitor: true, reviews: { reviewed, newest: mixed } })
  expect(screen.getByRole('img', { name: '4.3 out of 5, 4 ratings' })).toBeTruthy()
  const bars = screen.getByRole('list', { name: 'Reviews by number of stars' })
  const rows = within(bars).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '5 stars, 3 ratings',
    '4 stars, 0 ratings',
    '3 stars, 0 ratings',
    '2 stars, 1 rating',
    '1 star, 0 ratings',
  ])
  const links = within(bars).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/soap?stars=5#reviews',
    '/product/soap?stars=2#reviews',
  ])
})

test('a bar filters the reviews, and the bar and a chip remove the filter', async () => {
  await renderReviews({ isVisitor: true, reviews: { reviewed, newest: mixed, stars: 2 } })
  expect(authors()).toEqual(['Person 2'])
  const chip = screen.getByRole('link', { name: 'Remove filter: 2 stars' })
  const bar = screen.getByRole('link', { name: '2 stars, 1 rating' })
  expect(chip.getAttribute('href')).toBe('/product/soap#reviews')
  expect(bar.getAttribute('href')).toBe('/product/soap#reviews')
  expect(bar.getAttribute('aria-current')).toBe('true')
})

test('a filter by stars without reviews offers all reviews', async () => {
  await renderReviews({ isVisitor: true, reviews: { reviewed, newest: mixed, stars: 4 } })
  expect(screen.getByText('No reviews with 4 stars.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all reviews' })).toBeTruthy()
})

test('a product without reviews says so', async () => {
  await renderReviews({ isVisitor: true, reviews: { newest: [] } })
  expect(screen.getByText('No reviews yet.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Reviews by number of stars' })).toBeNull()
})

test('reviews are shown ten at a time, and the focus moves to the first new one', async () => {
  const { user } = await renderReviews({ isVisitor: true, reviews: { newest: someReviews(25) } })
  expect(authors()).toHaveLength(10)
  expect(screen.getByText('10 of 25 reviews')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Person 11'))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(authors()).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

const pageOf = (all: ReturnType<typeof someReviews>) =>
  vi.fn<Client['rating']['productReviewPage']>(async ({ page }) => ({
    reviews: all.slice((Number(page) - 1) * 10, Number(page) * 10),
    page: Number(page),
    total: all.length,
    totalPages: Math.ceil(all.length / 10),
    ratingCounts: [0, 0, 0, 0, all.length],
  }))

test('reviews missing in the page are requested page by page, none twice', async () => {
  const all = someReviews(27)
  const productReviewPage = pageOf(all)
  const { user } = await renderReviews({
    isVisitor: true,
    calls: { productReviewPage },
    reviews: {
      newest: all.slice(0, 15),
      reviewed: { ...reviewed, ratingCount: 27, ratingCounts: [0, 0, 0, 0, 27] },
    },
  })
  for (const shown of [20, 27]) {
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await vi.waitFor(() => expect(authors()).toHaveLength(shown))
    const first = shown === 20 ? 'Person 11' : 'Person 21'
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(first))
  }
  expect(new Set(authors()).size).toBe(27)
  expect(productReviewPage.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('reviews with stars missing among the newest are requested at once', async () => {
  const productReviewPage = vi.fn<Client['rating']['productReviewPage']>(async () => ({
    reviews: [aReview(99, { rating: 1 })],
    page: 1,
    total: 1,
    totalPages: 1,
    ratingCounts: [1, 0, 0, 0, 2],
  }))
  await renderReviews({
    isVisitor: true,
    calls: { productReviewPage },
    reviews: { stars: 1, reviewed: { ...reviewed, ratingCount: 3, ratingCounts: [1, 0, 0, 0, 2] } },
  })
  await screen.findByText('Person 99')
  expect(productReviewPage).toHaveBeenCalledExactlyOnceWith({ productId: 'soap', page: 1, stars: 1 })
})

test('a store page shows three reviews, the own one first, and all in a dialog', async () => {
  const own = { _id: 'own', rating: 5, comment: 'Mine', isHeld: false, photos: [] }
  const { user } = await renderReviews({
    own,
    reviews: {
      List: ReviewPreview,
      newest: someReviews(12),
      reviewed: { ...reviewed, kind: 'store', ratingCount: 12, ratingCounts: [0, 0, 0, 0, 12] },
    },
  })
  await screen.findByText('Your review')
  expect(authors()).toEqual(['Your review', 'Person 1', 'Person 2'])
  const button = screen.getByRole('button', { name: 'See all 12 reviews' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of Soap' })
  expect(authors(dialog)).toHaveLength(13)
  expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})

test('reviews stay visible when more fail to load, and the request can be repeated', async () => {
  const productReviewPage = pageOf(someReviews(12))
  productReviewPage.mockRejectedValueOnce(new TypeError('no network'))
  const { user } = await renderReviews({
    isVisitor: true,
    calls: { productReviewPage },
    reviews: {
      newest: someReviews(10),
      reviewed: { ...reviewed, ratingCount: 12, ratingCounts: [0, 0, 0, 0, 12] },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Failed to load reviews')
  expect(authors()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await vi.waitFor(() => expect(authors()).toHaveLength(12))
  expect(screen.queryByText('Failed to load reviews')).toBeNull()
})

test('reviews that fail to load show an error, and the form still works', async () => {
  await renderReviews({ isVisitor: true, reviews: { reviewed, newest: undefined, hasFailed: true } })
  expect(screen.getByText('Failed to load reviews')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy()
})

test('the answer of the store is below its review, with its date, its language and whether it is older', async () => {
  const answer = {
    _id: 'answer',
    text: 'Merci beaucoup.',
    at: '2026-11-12T08:00:00Z',
    language: 'fr' as const,
    isOlderThanReview: true,
  }
  const answers: unknown[] = []
  await renderReviews({
    isVisitor: true,
    reviews: {
      reviewed,
      newest: [aReview(1, { answer }), aReview(2)],
      reportOf: (...about: unknown[]) => {
        if (about[2]) answers.push(about)
        return null
      },
    },
  })
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toContain(
    'Answer of Savonnerie Ti Ylang · 12/11/2026 · answered before the review was changed',
  )
  expect(screen.getByText('Merci beaucoup.').getAttribute('lang')).toBe('fr')
  expect(second?.textContent).not.toContain('Answer of')
  expect(answers[0]).toEqual(['answer', 'Savonnerie Ti Ylang', 'answer'])
})
