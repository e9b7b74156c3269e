import type { ReactNode } from 'react'
import type { ReviewAnswer } from '#contract/shapes/review.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { GivenStars } from '#web/shared/product/stars.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { ReviewPhotos, type ShownPhoto } from './review-photos.tsx'

interface ReviewItemProps {
  author: string
  rating: number
  comment: string
  createdAt?: string | undefined
  language?: TextLanguage | undefined
  isSaleConfirmed?: true | undefined
  photos?: readonly ShownPhoto[] | undefined
  /** How many found it helpful, or the button to say so. */
  helpful?: ReactNode
  actions: ReactNode
  answer?: ReviewAnswer | undefined
  /** Who has answered. */
  storeName?: string
  /** The button that reports the answer. */
  reportAnswer?: ReactNode
  children?: ReactNode
}

export function ReviewItem({
  author,
  rating,
  comment,
  createdAt,
  language,
  isSaleConfirmed,
  photos,
  helpful,
  actions,
  answer,
  storeName = '',
  reportAnswer,
  children,
}: ReviewItemProps) {
  return (
    <article>
      <div className="grid grid-cols-[1fr_auto] items-start large-text:grid-cols-[minmax(0,1fr)] gap-x-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{author}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <GivenStars rating={rating} />
            {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
            {isSaleConfirmed && <span className="font-semibold text-lagoon">{texts.saleConfirmed}</span>}
          </p>
        </div>
        {actions}
      </div>
      {comment && (
        <p lang={langOf({ language })} className="mt-1.5 text-pretty break-words whitespace-pre-line">
          {comment}
        </p>
      )}
      {photos?.length ? <ReviewPhotos photos={photos} author={author} /> : null}
      {helpful}
      {answer && (
        <div className="mt-3 border-l-2 border-line pl-3">
          <div className="grid grid-cols-[1fr_auto] items-center large-text:grid-cols-[minmax(0,1fr)] gap-x-3">
            <p className="min-w-0 text-sm text-muted wrap-anywhere">
              <b className="font-semibold">{texts.answerOf(storeName)}</b> ·{' '}
              <time dateTime={answer.at}>{formatDate(answer.at)}</time>
              {answer.isOlderThanReview && ` · ${texts.answeredBefore}`}
            </p>
            {reportAnswer}
          </div>
          <p lang={langOf(answer)} className="text-pretty break-words whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
