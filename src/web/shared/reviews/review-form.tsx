import { lazy, type RefObject, Suspense, useState } from 'react'
import type { OwnRating } from '#contract/shapes/review.ts'
import { longest } from '#domain/limits.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { LogInNote } from './log-in-note.tsx'
import type { Subject } from './reviewed.ts'
import { StarInput } from './star-input.tsx'
import type { useDraft } from './use-draft.ts'
import { useReviewForm } from './use-review-form.ts'

interface ReviewFormProps {
  subject: Subject
  /** The new review replaces this one. */
  earlier: OwnRating | undefined
  writing: ReturnType<typeof useDraft>
  form: RefObject<HTMLFormElement | null>
}

const PhotoField = lazy(async () => ({ default: (await import('./photo-field.tsx')).PhotoField }))

export function ReviewForm({ subject, earlier, writing, form }: ReviewFormProps) {
  const { draft } = writing
  const replaces = earlier !== undefined
  const { person } = useSession()
  const [isUploading, setUploading] = useState(false)
  const { problems, isBusy, submit, choose, comment, photos, cancel } = useReviewForm(subject, writing, form)
  // Its code is fetched when somebody begins to write.
  const isBegun = draft.rating !== undefined || draft.comment !== ''
  const isOfStore = subject.kind === 'store'
  const updateHint = draft.isEdit ? texts.editHint : texts.updateHint
  return (
    <Form ref={form} onSubmit={submit} className="space-y-3 rounded-xl bg-sand p-4">
      <div>
        <h3 className="heading text-lg">{replaces ? texts.update : texts.leave}</h3>
        <p>{replaces ? updateHint : isOfStore ? texts.leaveForStore : texts.leaveForProduct}</p>
      </div>
      <StarInput
        legend={texts.yourRating}
        name="rating"
        value={draft.rating}
        onChoose={choose}
        label={texts.stars}
        words={(stars) => (stars ? texts.verdict(stars, texts.verdicts[stars - 1] ?? '') : texts.chooseStars)}
        problem={problems.rating}
      />
      <TextBox
        label={texts.comment}
        hint={texts.commentHint}
        name="comment"
        value={draft.comment}
        limit={longest.comment}
        onChange={(event) => comment(event.target.value)}
        problem={problems.comment}
      />
      {person && isBegun && (
        <Suspense>
          <PhotoField
            value={draft.photos ?? earlier?.photos.map(({ image }) => image) ?? []}
            onChange={photos}
            onBusyChange={setUploading}
            problem={problems.photos}
          />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SubmitButton isBusy={isBusy || isUploading}>
          {replaces ? texts.submitUpdate : texts.submit}
        </SubmitButton>
        {draft.isEdit && (
          <Button look="plain" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        <LogInNote />
      </div>
    </Form>
  )
}
