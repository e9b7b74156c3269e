import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { longest } from '#domain/limits.ts'
import { notARating } from '#domain/rating.ts'
import { language } from '#texts/shared/language.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { takeResumed } from '#web/shared/session/resumed.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { notice } from '#web/ui/overlays/notice.ts'
import { LogInNote } from './log-in-note.tsx'
import type { Subject } from './reviewed.ts'
import { StarInput } from './star-input.tsx'
import type { useDraft } from './use-draft.ts'
import { useRatingActs } from './use-rating-acts.ts'

interface ReviewFormProps {
  subject: Subject
  /** What is sent takes the place of an earlier review. */
  replaces: boolean
  writing: ReturnType<typeof useDraft>
  form: RefObject<HTMLFormElement | null>
}

interface Problems {
  rating?: string | undefined
  comment?: string | undefined
}

export function ReviewForm({ subject, replaces, writing, form }: ReviewFormProps) {
  const signedIn = useSignedIn()
  const { rate } = useRatingActs(subject)
  const { draft, stored, write, clear } = writing
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)

  const act = { kind: 'review', of: subject.kind, id: subject.id } as const
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back from a login
  useEffect(() => {
    if (takeResumed('review', `/${subject.kind}/${subject.id}`)) void send()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was filled in before script listened
  useEffect(() => {
    if (!form.current) return
    const early = new FormData(form.current)
    const [rating, comment] = [Number(early.get('rating')) || undefined, String(early.get('comment'))]
    const kept = stored()
    const isFilledIn = rating || comment
    // An earlier draft is not lost to a star that was tapped early.
    if (isFilledIn && (rating !== kept.rating || comment !== kept.comment))
      write({ ...kept, ...(rating && { rating }), ...(comment && { comment }) })
  }, [])

  function point(found: Problems): boolean {
    setProblems(found)
    const name = found.rating ? 'rating' : 'comment'
    if (found.rating || found.comment) form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    return Boolean(found.rating || found.comment)
  }

  async function send(person?: User) {
    const { rating, comment } = draft
    const isTooLong = comment.trim().length > longest.comment
    if (
      point({
        rating: rating ? undefined : notARating[language],
        comment: isTooLong ? texts.tooLong : undefined,
      }) ||
      !rating
    )
      return
    setBusy(true)
    try {
      // Without words of its own it keeps those of the earlier review.
      await rate({ rating, ...((draft.isEdit || comment.trim()) && { comment }) })
      clear()
      void notice.success(texts.submitted)
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      const about = (field: string) => issues.find(({ path }) => path === field)?.message
      if (isSessionOver(error)) void tryAfterLogin(act, person)
      else if (!point({ rating: about('rating'), comment: about('comment') }))
        void notice.error(sentenceOf(error, texts.failedToSubmit))
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void signedIn('review', act, (person) => void send(person))
  }

  function cancel() {
    clear()
    setProblems({})
    form.current?.querySelector<HTMLElement>('[name=rating]')?.focus()
  }

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
        onChoose={(rating) => {
          write({ ...draft, rating })
          setProblems({ ...problems, rating: undefined })
        }}
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
        onChange={(event) => {
          write({ ...draft, comment: event.target.value })
          setProblems({ ...problems, comment: undefined })
        }}
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
