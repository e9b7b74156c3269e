import { Clock } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import type { OwnRating, Review } from '#contract/shapes/review.ts'
import { helpful } from '#texts/shared/helpful.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { isSessionOver } from '#web/shared/session/session-over.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ReviewItem } from './review-item.tsx'
import type { Subject } from './reviewed.ts'
import { useRatingActions } from './use-rating-actions.ts'

export interface OwnReviewProps {
  subject: Subject
  rating: OwnRating
  /** The same review as others see it, if they do. */
  shown: Review | undefined
  /** Missing inside a dialog, because the dialog traps the focus. */
  onEdit?: (() => void) | undefined
  onDeleted: () => void
}

interface ShownOwnReview extends OwnReviewProps {
  answered?: Pick<ComponentProps<typeof ReviewItem>, 'answer' | 'storeName' | 'reportAnswer'>
}

const quiet = 'px-3! text-sm font-medium!'

/** The person's own review. Deleting it needs a confirmation. */
export function OwnReview({ subject, rating, shown, onEdit, onDeleted, answered }: ShownOwnReview) {
  const { remove } = useRatingActions(subject)
  const [isAsking, setAsking] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)

  // The focus moves to the question and returns when it is cancelled.
  useLayoutEffect(() => {
    if (isAsking) cancelButton.current?.focus()
    else if (wasAsked.current) deleteButton.current?.focus()
    wasAsked.current = isAsking
  }, [isAsking])

  const { start, isBusy } = useAction({
    mutationFn: () => remove(rating._id),
    onSuccess: () => {
      void toast.success(texts.deleted)
      onDeleted()
    },
    onError: (error) => {
      if (!isSessionOver(error)) void toast.error(sentenceOf(error, texts.failedToDelete))
      setAsking(false)
    },
  })

  return (
    <ReviewItem
      author={texts.own}
      rating={rating.rating}
      comment={rating.comment}
      language={rating.language}
      createdAt={shown?.createdAt}
      isSaleConfirmed={shown?.isSaleConfirmed}
      photos={rating.photos}
      helpful={
        shown && <p className="mt-1 text-sm text-muted empty:hidden">{helpful.found(shown.helpfulCount)}</p>
      }
      {...answered}
      actions={
        !isAsking && (
          <div className="-mr-3 flex flex-none">
            {onEdit && (
              <Button look="plain" size="small" aria-label={texts.editOwn} onClick={onEdit} className={quiet}>
                {texts.edit}
              </Button>
            )}
            <Button
              ref={deleteButton}
              look="plain"
              size="small"
              aria-label={texts.deleteOwn}
              onClick={() => setAsking(true)}
              className={`${quiet} text-sunset!`}
            >
              {texts.delete}
            </Button>
          </div>
        )
      }
    >
      {rating.isHeld && (
        <p className="mt-2 flex gap-2 rounded-xl bg-lagoon-tint px-3 py-2 text-sm">
          <Clock aria-hidden="true" className="mt-0.5 size-4 flex-none text-lagoon" />
          {texts.held}
        </p>
      )}
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, as a fieldset would say
        <div
          role="group"
          aria-label={texts.deleteQuestion}
          className="mt-2 flex flex-wrap items-center gap-2 rounded-xl bg-sunset-tint py-2 pr-2 pl-3"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            setAsking(false)
          }}
        >
          <p className="mr-auto font-medium">{texts.deleteQuestion}</p>
          <div className="flex gap-2">
            <Button ref={cancelButton} look="quiet" size="small" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <SubmitButton
              type="button"
              look="sunset"
              size="small"
              isBusy={isBusy}
              onClick={() => void start()}
            >
              {texts.delete}
            </SubmitButton>
          </div>
        </div>
      )}
    </ReviewItem>
  )
}
