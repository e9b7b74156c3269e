import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { OwnRating, Review } from '#contract/shapes/review.ts'
import type { User } from '#contract/shapes/session.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { ReviewList } from '#web/shared/reviews/review-list.tsx'
import { Reviews } from '#web/shared/reviews/reviews.tsx'
import { renderInApp } from './render-in-app.tsx'

export const anna = { _id: 'anna', name: 'Anna Perrine', email: 'anna@example.mu', role: 'user' as const }

export function aReview(number: number, details: Partial<Review> = {}): Review {
  return {
    _id: `review-${number}`,
    user: { _id: `person-${number}`, name: `Person ${number}` },
    rating: 5,
    comment: `Comment ${number}`,
    createdAt: '2026-11-10T08:00:00Z',
    helpfulCount: 0,
    ...details,
  }
}

export const someReviews = (count: number) => Array.from({ length: count }, (_, index) => aReview(index + 1))

export function refusal(status: number, message?: string) {
  return new ApiError(status, message ? { message } : undefined)
}

export const ownRating: OwnRating = {
  _id: 'own',
  rating: 4,
  comment: 'Smells of the sea.',
  isHeld: false,
  photos: [],
}

/** A product with a fixed id, so that its draft is found again. */
export const leftAndFound = {
  reviews: {
    reviewed: {
      kind: 'product' as const,
      id: 'left-and-found',
      storeId: 'savonnerie',
      storeName: 'Savonnerie Ti Ylang',
      name: 'Soap',
      averageRating: 0,
      ratingCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
    },
    newest: [],
  },
}

export const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
export const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment')

export function prepareReviews() {
  // Modules loaded on demand are imported first, because a busy machine may take seconds.
  beforeAll(async () => {
    await Promise.all([
      import('#web/ui/overlays/toast-list.tsx'),
      import('#web/ui/overlays/linked-toast.tsx'),
      import('#web/shared/session/ask-to-log-in.ts'),
      import('#web/shared/reviews/own-review.tsx'),
      import('#web/shared/reviews/own-review.tsx'),
    ])
  })
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    toast.remove()
  })
}

interface ReviewsSetup {
  isVisitor?: boolean
  person?: User
  own?: OwnRating | ApiError
  calls?: Partial<Client['rating']>
  reviews?: Partial<ComponentProps<typeof Reviews>>
}

const done = async () => ({ message: '' })

/** Renders the reviews of a product for Anna with these answers of the server. */
export async function renderReviews({
  isVisitor = false,
  person = anna,
  own,
  calls,
  reviews = {},
}: ReviewsSetup = {}) {
  const newest = 'newest' in reviews ? reviews.newest : someReviews(2)
  const count = newest?.length ?? 0
  let current = own
  const myRating = vi.fn(async () => {
    if (current instanceof ApiError) throw current
    return { rating: current ?? null, helpful: [] }
  })
  const rating = {
    myProductRatingIfAny: myRating,
    myStoreRatingIfAny: myRating,
    rateProduct: vi.fn<Client['rating']['rateProduct']>(done),
    rateStore: vi.fn<Client['rating']['rateStore']>(done),
    deleteProductRating: vi.fn<Client['rating']['deleteProductRating']>(done),
    deleteStoreRating: vi.fn<Client['rating']['deleteStoreRating']>(done),
    markHelpful: vi.fn<Client['rating']['markHelpful']>(async ({ isHelpful }) => ({
      isHelpful,
      helpfulCount: isHelpful ? 1 : 0,
    })),
    ...calls,
  }
  const account = { status: async () => ({ authenticated: !isVisitor }), me: async () => person }
  const { address, user } = await renderInApp(
    <Reviews
      reviewed={{
        kind: 'product',
        storeId: 'savonnerie',
        storeName: 'Savonnerie Ti Ylang',
        id: crypto.randomUUID(),
        name: 'Soap',
        averageRating: 5,
        ratingCount: count,
        ratingCounts: [0, 0, 0, 0, count],
      }}
      linkTo={(search) => ({ to: '/product/$productId', params: { productId: 'soap' }, search })}
      List={ReviewList}
      reportOf={() => <button type="button">Report</button>}
      {...reviews}
      newest={newest}
    />,
    {
      client: { account, rating },
      send: async () => ({
        status: 200,
        body: { uploadUrl: '/api/images/upload', uploadPreset: 'zilbazar' },
      }),
    },
  )
  const become = (next: OwnRating) => {
    current = next
  }
  return { rating, address, become, user }
}
