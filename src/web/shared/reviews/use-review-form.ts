import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { longest } from '#domain/limits.ts'
import { notARating } from '#domain/rating.ts'
import { language } from '#texts/shared/language.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { takeResumedAction } from '#web/shared/session/resumed-actions.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import type { Draft } from './drafts.ts'
import type { Subject } from './reviewed.ts'
import type { useDraft } from './use-draft.ts'
import { useRatingActions } from './use-rating-actions.ts'

interface Problems {
  rating?: string | undefined
  comment?: string | undefined
  photos?: string | undefined
}

type Review = Draft & { rating: number }

/**
 * The form has two fields, and their values are the stored draft. The library for larger forms would weigh
 * more than the rest of the page.
 */
export function useReviewForm(
  subject: Subject,
  { draft, stored, write, clear }: ReturnType<typeof useDraft>,
  form: RefObject<HTMLFormElement | null>,
) {
  const signedIn = useSignedIn()
  const { rate } = useRatingActions(subject)
  const [problems, setProblems] = useState<Problems>({})
  const sender = useRef<User>(undefined)
  const action = { kind: 'review', of: subject.kind, id: subject.id } as const

  const focus = (name: keyof Problems) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()

  /** Shows the problems and focuses the first. Returns whether there were any. */
  function showProblems(found: Problems): boolean {
    setProblems(found)
    const name = found.rating ? 'rating' : found.comment ? 'comment' : found.photos ? 'photos' : undefined
    if (name) focus(name)
    return name !== undefined
  }

  const { start, isBusy } = useAction({
    // Without a comment the server keeps the comment of the earlier review.
    mutationFn: ({ rating, comment, photos, isEdit }: Review) =>
      rate({
        rating,
        ...((isEdit || comment.trim()) && { comment }),
        ...(photos && { photos: [...photos] }),
      }),
    onSuccess: () => {
      clear()
      void toast.success(texts.submitted)
    },
    onError: (error) => {
      if (isSessionOver(error)) return void tryAfterLogin(action, sender.current)
      const issues = error instanceof ApiError ? error.issues : []
      const about = (field: string) => issues.find(({ path }) => path.startsWith(field))?.message
      if (!showProblems({ rating: about('rating'), comment: about('comment'), photos: about('photos') }))
        void toast.error(sentenceOf(error, texts.failedToSubmit))
    },
  })

  function check() {
    const isTooLong = draft.comment.trim().length > longest.comment
    const found = {
      rating: draft.rating ? undefined : notARating[language],
      comment: isTooLong ? texts.tooLong : undefined,
    }
    if (!showProblems(found) && draft.rating) void start({ ...draft, rating: draft.rating })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back from a login
  useEffect(() => {
    if (takeResumedAction('review', `/${subject.kind}/${subject.id}`)) check()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was filled in before script listened
  useEffect(() => {
    if (!form.current) return
    const early = new FormData(form.current)
    const [rating, comment] = [Number(early.get('rating')) || undefined, String(early.get('comment'))]
    const earlier = stored()
    const isFilledIn = rating || comment
    // A star tapped before hydration must not delete an earlier draft.
    if (isFilledIn && (rating !== earlier.rating || comment !== earlier.comment))
      write({ ...earlier, ...(rating && { rating }), ...(comment && { comment }) })
  }, [])

  return {
    problems,
    isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void signedIn('review', action, (person) => {
        sender.current = person
        check()
      })
    },
    choose: (rating: number) => {
      write({ ...draft, rating })
      setProblems({ ...problems, rating: undefined })
    },
    comment: (comment: string) => {
      write({ ...draft, comment })
      setProblems({ ...problems, comment: undefined })
    },
    photos: (photos: readonly string[]) => {
      write({ ...draft, photos })
      setProblems({ ...problems, photos: undefined })
    },
    cancel: () => {
      clear()
      setProblems({})
      focus('rating')
    },
  }
}
