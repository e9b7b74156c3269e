import { type ReactNode, useEffect, useRef } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { OwnReview, type OwnReviewProps } from './own-review.tsx'
import { ReviewItem } from './review-item.tsx'
import { type ReviewSource, useReviews } from './use-reviews.ts'

interface ReviewsProps {
  own: OwnReviewProps | undefined
  reviews: readonly Review[]
  reportOf: (review: Review) => ReactNode
}

export function ReviewItems({ own, reviews, reportOf }: ReviewsProps) {
  const others = reviews.filter(({ _id }) => _id !== own?.rating._id)
  return (
    <>
      {own && (
        <li className={row}>
          <OwnReview {...own} />
        </li>
      )}
      {others.map((review) => (
        <li key={review._id} tabIndex={-1} className={`${row} outline-none`}>
          <ReviewItem {...review} author={review.user.name} actions={reportOf(review)} />
        </li>
      ))}
    </>
  )
}

const row = 'py-4 first:pt-0 last:pb-0'

interface ReviewListProps extends Omit<ReviewsProps, 'reviews'> {
  source: ReviewSource
}

/** Reviews with a button for more. */
export function ReviewList({ own, source, reportOf }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { reviews, total, hasMore, isLoading, hasFailed, showMore } = useReviews(source)

  /** The focus moves to the first new review, which may arrive later. */
  const readUpTo = useRef<number>(undefined)
  const shown = reviews.length
  useEffect(() => {
    const next = shown > 0 && readUpTo.current !== undefined && list.current?.children[readUpTo.current]
    if (!(next instanceof HTMLElement)) return
    readUpTo.current = undefined
    next.focus({ preventScroll: true })
  }, [shown])

  function showAndFocus() {
    readUpTo.current = list.current?.children.length
    showMore()
  }

  return (
    <div className="space-y-4">
      <ul ref={list} className="divide-y divide-line">
        <ReviewItems own={own} reviews={reviews} reportOf={reportOf} />
      </ul>
      {hasFailed && (
        <p role="alert" className="text-center text-muted">
          {texts.failed}
        </p>
      )}
      {hasMore && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SubmitButton type="button" look="quiet" size="small" isBusy={isLoading} onClick={showAndFocus}>
            {texts.showMore}
          </SubmitButton>
          <p className="text-sm text-muted">{texts.shown(reviews.length, total)}</p>
        </div>
      )}
    </div>
  )
}
