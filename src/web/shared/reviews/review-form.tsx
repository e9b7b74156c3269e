import type { RefObject } from 'react'
import { longest } from '#domain/limits.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { Form } from '#web/shared/forms/form.tsx'
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
  /** The new review replaces an earlier one. */
  replaces: boolean
  writing: ReturnType<typeof useDraft>
  form: RefObject<HTMLFormElement | null>
}

export function ReviewForm({ subject, replaces, writing, form }: ReviewFormProps) {
  const { draft } = writing
  const { problems, isBusy, submit, choose, comment, cancel } = useReviewForm(subject, writing, form)
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SubmitButton isBusy={isBusy}>{replaces ? texts.submitUpdate : texts.submit}</SubmitButton>
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
