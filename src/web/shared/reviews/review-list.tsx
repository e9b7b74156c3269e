import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import type { OwnReviewProps } from './own-review.tsx'
import { ReviewItem } from './review-item.tsx'
import type { Reviewed } from './reviewed.ts'
import { type ReviewSource, useReviews } from './use-reviews.ts'

/** The button that reports a review, or the answer to it. */
export type ReportOf = (id: string, author: string, kind?: 'answer') => ReactNode

/** The reviews that this person marked as helpful; the owner of the store never does. */
export type Marked = readonly string[] | 'never'

interface ReviewsProps {
  own: OwnReviewProps | undefined
  reviews: readonly Review[]
  reportOf: ReportOf
  reviewed: Reviewed
  marked: Marked
}

export function ReviewItems({ own, reviews, reportOf, reviewed, marked }: ReviewsProps) {
  const { storeName } = reviewed
  const answered = ({ answer }: Pick<Review, 'answer'>) => ({
    answer,
    storeName,
    reportAnswer: answer && reportOf(answer._id, storeName, 'answer'),
  })
  const others = reviews.filter(({ _id }) => _id !== own?.rating._id)
  return (
    <>
      {own && (
        <li className={row}>
          <Suspense>
            <OwnReview {...own} answered={answered({ answer: own.shown?.answer })} />
          </Suspense>
        </li>
      )}
      {others.map((review) => (
        <li key={review._id} tabIndex={-1} className={`${row} outline-none`}>
          <ReviewItem
            {...review}
            author={review.user.name}
            actions={reportOf(review._id, review.user.name)}
            {...answered(review)}
            helpful={
              marked !== 'never' && (
                <HelpfulButton subject={reviewed} review={review} isMarked={marked.includes(review._id)} />
              )
            }
          />
        </li>
      ))}
    </>
  )
}

/** Only its author needs the code. */
const OwnReview = lazy(async () => ({ default: (await import('./own-review.tsx')).OwnReview }))

const row = 'py-4 first:pt-0 last:pb-0'

export interface ReviewListProps extends Omit<ReviewsProps, 'reviews' | 'reviewed'> {
  source: ReviewSource
}

/** Reviews with a button for more. */
export function ReviewList({ own, source, reportOf, marked }: ReviewListProps) {
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
        <ReviewItems {...{ own, reviews, reportOf, marked }} reviewed={source.reviewed} />
      </ul>
      {isLoading && shown === 0 && <SkeletonLine className="w-2/3" />}
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
