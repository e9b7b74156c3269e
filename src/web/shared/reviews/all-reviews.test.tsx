import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aReview, renderReviews } from '#tests/support/web/render-reviews.tsx'
import type { Client } from '#web/shared/api/client.ts'
import { ReviewPreview } from './review-preview.tsx'

/** An observer for a reader at the end of the list: every observed element is visible. */
class ReaderAtTheEnd {
  private readonly onSight: (entries: { isIntersecting: boolean }[]) => void
  constructor(onSight: ReaderAtTheEnd['onSight']) {
    this.onSight = onSight
  }
  observe() {
    queueMicrotask(() => this.onSight([{ isIntersecting: true }]))
  }
  disconnect() {}
}

vi.setConfig({ testTimeout: 60_000 })
// Modules loaded on demand are imported first, because a busy machine may take seconds.
beforeAll(async () => {
  await import('#web/ui/overlays/dialog.tsx')
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = Array.from({ length: 143 }, (_, index) => aReview(index + 1, { rating: index % 2 ? 5 : 3 }))
const ratingCounts = [0, 0, 72, 0, 71]

const pages = (known = all) =>
  vi.fn<Client['rating']['storeReviewPage']>(async ({ page, stars }) => {
    const matching = known.filter(({ rating }) => !stars || rating === Number(stars))
    const from = (Number(page) - 1) * 10
    return {
      reviews: matching.slice(from, from + 10),
      page: Number(page),
      total: matching.length,
      totalPages: Math.ceil(matching.length / 10),
      ratingCounts,
    }
  })

async function openAll(
  storeReviewPage: Client['rating']['storeReviewPage'],
  stars?: number,
  ratingCount = all.length,
) {
  const { user } = await renderReviews({
    isVisitor: true,
    calls: { storeReviewPage },
    reviews: {
      List: ReviewPreview,
      stars,
      newest: all.slice(0, 100),
      reviewed: {
        kind: 'store',
        id: crypto.randomUUID(),
        storeId: 'savonnerie',
        storeName: 'Savonnerie Ti Ylang',
        name: 'Savonnerie',
        averageRating: 4,
        ratingCount,
        ratingCounts,
      },
    },
  })
  await user.click(screen.getByRole('button', { name: /^See all/ }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Reviews of Savonnerie' })) }
}

/** This does not search by role, which is slow with many reviews. */
const inDialog = (selector: string) => [...document.querySelectorAll(`[role=dialog] ${selector}`)]
const untilSaid = (role: 'status' | 'alert', sentence: string) =>
  vi.waitFor(
    () => expect(inDialog(`[role=${role}]`).map(({ textContent }) => textContent)).toEqual([sentence]),
    {
      timeout: 200_000,
      interval: 100,
    },
  )

// 143 reviews are drawn in 15 steps: a busy machine needs its time.
const drawingAll = { timeout: 240_000 }

test('scrolling loads all 143 reviews, each once, without a press', drawingAll, async () => {
  vi.stubGlobal('IntersectionObserver', ReaderAtTheEnd)
  const storeReviewPage = pages()
  await openAll(storeReviewPage)
  await untilSaid('status', 'That is all: 143 reviews.')
  const authors = inDialog('h3').map(({ textContent }) => textContent)
  expect(authors).toEqual(all.map(({ user }) => user.name))
  expect(storeReviewPage.mock.calls.map(([{ page }]) => page)).toEqual(
    Array.from({ length: 5 }, (_, index) => index + 11),
  )
})

test('scrolling loads all reviews of three stars', drawingAll, async () => {
  vi.stubGlobal('IntersectionObserver', ReaderAtTheEnd)
  await openAll(pages(), 3)
  await untilSaid('status', 'That is all: 72 reviews.')
  expect(inDialog('article')).toHaveLength(72)
})

test('review pages that fail to load show an error and a button to try again', async () => {
  vi.stubGlobal('IntersectionObserver', ReaderAtTheEnd)
  const storeReviewPage = pages(all.slice(0, 105))
  storeReviewPage.mockRejectedValueOnce(new TypeError('no network'))
  const { user, dialog } = await openAll(storeReviewPage, undefined, 105)
  await untilSaid('alert', 'Failed to load reviews')
  expect(inDialog('article').length).toBeGreaterThanOrEqual(100)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await untilSaid('status', 'That is all: 105 reviews.')
  expect(inDialog('[role=alert]')).toEqual([])
})
