import { useState } from 'react'
import type { OwnStoreReview } from '#contract/store-owner/reviews.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeReviews as texts } from '#texts/store-owner/reviews.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAnswerChanged } from './use-answer-changed.ts'

interface OwnAnswerProps {
  review: OwnStoreReview
  answer: NonNullable<OwnStoreReview['answer']>
  onEdit: () => void
}

/** The store's answer, with the ways to change or to remove it. */
export function OwnAnswer({ review, answer, onEdit }: OwnAnswerProps) {
  const { storeOwner } = useStoreClient()
  const answerChanged = useAnswerChanged()
  const [isAsking, setAsking] = useState(false)
  const { start, isBusy } = useAction({
    mutationFn: () => storeOwner.removeAnswer({ of: review.of.kind, ratingId: review._id }),
    onSuccess: async ({ message }) => {
      void toast.success(message)
      await answerChanged()
    },
    onError: (error) => {
      void toast.error(failureInWords(error).sentence)
      setAsking(false)
    },
  })
  const { removal } = answer
  return (
    <div>
      <p className="text-sm text-muted">
        <b className="font-semibold">{texts.yourAnswer}</b> ·{' '}
        <time dateTime={answer.at}>{formatDate(answer.at)}</time>
        {answer.isOlderThanReview && ` · ${texts.answeredBefore}`}
      </p>
      <p lang={langOf(answer)} className="text-pretty break-words whitespace-pre-line">
        {answer.text}
      </p>
      {removal ? (
        <div className="mt-2 rounded-xl bg-sunset-tint px-3 py-2">
          <p className="font-semibold">{texts.removedOn(formatDate(removal.at))}</p>
          <p className="break-words whitespace-pre-line">{removal.reason}</p>
        </div>
      ) : isAsking ? (
        <div className="mt-2 flex flex-wrap items-center gap-2 rounded-xl bg-sunset-tint py-2 pr-2 pl-3">
          <p className="mr-auto font-medium">{texts.removeQuestion}</p>
          <Button look="quiet" size="small" autoFocus onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
          <SubmitButton type="button" look="sunset" size="small" isBusy={isBusy} onClick={() => void start()}>
            {texts.remove}
          </SubmitButton>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" size="small" aria-label={texts.changeTo(review.user.name)} onClick={onEdit}>
            {texts.change}
          </Button>
          <Button
            look="plain"
            size="small"
            aria-label={texts.removeTo(review.user.name)}
            onClick={() => setAsking(true)}
            className="text-sunset!"
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
