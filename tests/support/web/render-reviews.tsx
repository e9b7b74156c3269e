import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, StrictMode } from 'react'
import { vi } from 'vitest'
import type { OwnRating, Review } from '#contract/shapes/review.ts'
import type { User } from '#contract/shapes/session.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { Reviews } from '#web/shared/reviews/reviews.tsx'
import { Notices } from '#web/ui/overlays/notices.tsx'
import { renderInApp } from './render-in-app.tsx'
import { typist } from './typist.ts'

export const anna = { _id: 'anna', name: 'Anna Perrine', email: 'anna@example.mu', role: 'user' as const }

export function aReview(number: number, details: Partial<Review> = {}): Review {
  return {
    _id: `review-${number}`,
    user: { _id: `person-${number}`, name: `Person ${number}` },
    rating: 5,
    comment: `Comment ${number}`,
    createdAt: '2026-11-10T08:00:00Z',
    ...details,
  }
}

export const someReviews = (count: number) => Array.from({ length: count }, (_, index) => aReview(index + 1))

export function refusal(status: number, message?: string) {
  return new ApiError(status, message ? { message } : undefined)
}

interface Given {
  isVisitor?: boolean
  person?: User
  own?: OwnRating | ApiError
  calls?: Partial<Client['rating']>
  reviews?: Partial<ComponentProps<typeof Reviews>>
}

const done = async () => ({ message: '' })

/** For tests: the reviews of a product, read by Anna, with the server's answers as given. */
export async function renderReviews({
  isVisitor = false,
  person = anna,
  own,
  calls,
  reviews = {},
}: Given = {}) {
  const newest = 'newest' in reviews ? reviews.newest : someReviews(2)
  const count = newest?.length ?? 0
  let current = own
  const myRating = vi.fn(async () => {
    if (!current) throw refusal(404)
    if (current instanceof ApiError) throw current
    return { rating: current }
  })
  const rating = {
    myProductRating: myRating,
    myStoreRating: myRating,
    rateProduct: vi.fn<Client['rating']['rateProduct']>(done),
    rateStore: vi.fn<Client['rating']['rateStore']>(done),
    deleteProductRating: vi.fn<Client['rating']['deleteProductRating']>(done),
    deleteStoreRating: vi.fn<Client['rating']['deleteStoreRating']>(done),
    ...calls,
  }
  const account = { status: async () => ({ authenticated: !isVisitor }), me: async () => person }
  const { address } = await renderInApp(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Reviews
          reviewed={{
            kind: 'product',
            storeId: 'savonnerie',
            id: crypto.randomUUID(),
            name: 'Soap',
            averageRating: 5,
            ratingCount: count,
            ratingCounts: [0, 0, 0, 0, count],
          }}
          stars={undefined}
          linkTo={(stars) => ({
            to: '/product/$productId',
            params: { productId: 'soap' },
            search: { stars },
          })}
          reportOf={() => <button type="button">Report</button>}
          {...reviews}
          newest={newest}
        />
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
    { client: { account, rating } },
  )
  const become = (next: OwnRating) => {
    current = next
  }
  return { rating, address, become, user: typist() }
}
