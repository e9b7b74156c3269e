import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnRating, Review } from '#contract/shapes/review.ts'
import type { ReviewSort } from '#domain/rating.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { mine, sessionQuery } from '#web/shared/session/session.ts'
import type { Subject } from './reviewed.ts'

export const ownKey = ({ kind, id }: Subject) => mine('rating', kind, id)
export const itself = ({ kind, id }: Subject) => [kind, id] as const
const moreKey = (subject: Subject) => [...itself(subject), 'more-reviews'] as const

export interface Own {
  rating: OwnRating | null
  /** The reviews here that this person marked as helpful. */
  helpful: string[]
}

export function ownRatingQuery({ rating }: Client, subject: Subject, onExpired: () => unknown) {
  const { kind, id } = subject
  return queryOptions({
    queryKey: ownKey(subject),
    queryFn: async (): Promise<Own> => {
      try {
        return await (kind === 'product'
          ? rating.myProductRatingIfAny({ productId: id })
          : rating.myStoreRatingIfAny({ storeId: id }))
      } catch (error) {
        // This is reported here, because an expired session removes this query and its error.
        if (error instanceof ApiError && error.status === 401) onExpired()
        throw error
      }
    },
  })
}

interface Slice {
  stars: number | undefined
  sort: ReviewSort | undefined
  /** The first page to request, and how many pages from there on. */
  from: number
  pages: number
}

/** The reviews after the newest ones. Pages that were requested before are read from the cache. */
export function moreReviewsQuery(client: Client, queryClient: QueryClient, subject: Subject, slice: Slice) {
  const { stars, sort, from, pages } = slice
  const sliceKey = [...moreKey(subject), stars ?? 'all', sort ?? 'newest', from]
  return queryOptions({
    queryKey: [...sliceKey, 'pages', pages],
    queryFn: async () => {
      const reviews: Review[] = []
      for (let page = from; page < from + pages; page += 1) {
        const answer = await queryClient.ensureQueryData({
          queryKey: [...sliceKey, page],
          queryFn: () => reviewPage(client, subject, { page, stars, sort }),
        })
        reviews.push(...answer.reviews)
        if (page >= answer.totalPages) return { reviews, isAll: true }
      }
      return { reviews, isAll: false }
    },
    enabled: pages > 0,
    // Earlier pages stay visible while one more page loads.
    placeholderData: (shown, query) =>
      String(query?.queryKey.slice(0, sliceKey.length)) === String(sliceKey) ? shown : undefined,
  })
}

function reviewPage(
  { rating }: Client,
  { kind, id }: Subject,
  query: { page: number } & Pick<Slice, 'stars' | 'sort'>,
) {
  return kind === 'product'
    ? rating.productReviewPage({ productId: id, ...query })
    : rating.storeReviewPage({ storeId: id, ...query })
}

/**
 * After a rating was added, changed or deleted: refetches what is visible now and the rest when it is next
 * shown.
 */
export async function ratingsChanged(
  queryClient: QueryClient,
  client: Client,
  subject: Subject,
  isGone: boolean,
) {
  const [session] = sessionQuery(client).queryKey
  const [personal] = mine()
  // The cards of every list show averages.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== session && first !== personal,
    refetchType: 'none',
  })
  // A first request that is still under way may have been answered before the change.
  await queryClient.cancelQueries({ queryKey: ownKey(subject) })
  await queryClient.cancelQueries({ queryKey: itself(subject) })
  if (isGone) queryClient.setQueryData<Own>(ownKey(subject), (own) => own && { ...own, rating: null })
  else void queryClient.refetchQueries({ queryKey: ownKey(subject), type: 'active' })
  void queryClient.resetQueries({ queryKey: moreKey(subject) })
  for (const queryKey of [itself(subject), [...itself(subject), 'reviews']]) {
    void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' })
  }
}
