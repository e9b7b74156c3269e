import { useState } from 'react'
import type { OwnStoreReview } from '#contract/store-owner/reviews.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeReviews as texts } from '#texts/store-owner/reviews.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { GivenStars } from '#web/shared/product/stars.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { OwnAnswer } from './own-answer.tsx'

/** A review with the store's answer, or the way to write one. */
export function OwnStoreReviewCard({ review }: { review: OwnStoreReview }) {
  const { of, user, rating, comment, createdAt, updatedAt, answer } = review
  const [isWriting, setWriting] = useState(false)
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="heading text-lg wrap-anywhere">{texts.by(user.name)}</h2>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <GivenStars rating={rating} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {updatedAt > createdAt && <span>{texts.changedOn(formatDate(updatedAt))}</span>}
      </p>
      <p className="mt-1 text-sm wrap-anywhere">
        {of.kind === 'store' ? texts.ofStore : texts.ofProduct}{' '}
        <PlainLink {...(of.kind === 'store' ? toStore(of._id) : toProduct(of._id))}>{of.name}</PlainLink>
      </p>
      {comment ? (
        <p lang={langOf(review)} className="mt-2 text-pretty break-words whitespace-pre-line">
          {comment}
        </p>
      ) : (
        <p className="mt-2 text-muted">{texts.starsOnly}</p>
      )}
      <div className="mt-3 border-t border-line pt-3">
        {isWriting ? (
          <AnswerForm review={review} onClose={() => setWriting(false)} />
        ) : answer ? (
          <OwnAnswer review={review} answer={answer} onEdit={() => setWriting(true)} />
        ) : (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.answerTo(user.name)}
            onClick={() => setWriting(true)}
          >
            {texts.answer}
          </Button>
        )}
      </div>
    </article>
  )
}
