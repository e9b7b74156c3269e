import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OwnStoreReview } from '#contract/store-owner/reviews.ts'
import { longest } from '#domain/limits.ts'
import { storeReviews as texts } from '#texts/store-owner/reviews.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAnswerChanged } from './use-answer-changed.ts'

interface AnswerFormProps {
  review: OwnStoreReview
  onClose: () => void
}

/** Writes or changes the answer to a review. What was typed stays when sending fails. */
export function AnswerForm({ review: { _id, of, user, answer }, onClose }: AnswerFormProps) {
  const { storeOwner } = useStoreClient()
  const answerChanged = useAnswerChanged()
  const [text, setText] = useState(answer?.text ?? '')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const { start, isBusy, error } = useAction({
    mutationFn: () => storeOwner.answerReview({ of: of.kind, ratingId: _id, text }),
    onSuccess: async ({ message }) => {
      void toast.success(message)
      await answerChanged()
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const length = text.trim().length
    const found = length === 0 ? texts.blank : length > longest.reviewAnswer ? texts.tooLong : undefined
    setProblem(found)
    if (found) form.current?.querySelector('textarea')?.focus()
    else void start()
  }

  return (
    <Form ref={form} onSubmit={submit} aria-label={texts.answerTo(user.name)} className="space-y-3">
      <TextBox
        label={texts.yourAnswer}
        hint={answer ? texts.changeHint : texts.answerHint}
        name="text"
        rows={4}
        value={text}
        limit={longest.reviewAnswer}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
        problem={problem}
      />
      {error && <FormProblem sentence={failureInWords(error).sentence} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" isBusy={isBusy}>
          {answer ? texts.save : texts.send}
        </SubmitButton>
        <Button look="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
