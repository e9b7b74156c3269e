import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { figure } from '#texts/shared/figures.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import type { Mark } from './press-helpful.ts'
import type { Subject } from './reviewed.ts'

interface HelpfulButtonProps {
  subject: Subject
  review: Review
  isMarked: boolean
}

/** Says that a review is helpful, and takes it back. What a press does is fetched with the first one. */
export function HelpfulButton({ subject, review, isMarked }: HelpfulButtonProps) {
  const client = useClient()
  const queryClient = useQueryClient()
  const returnTo = useReturnTo()
  /** What the last press has made of it, until the page knows. */
  const [mark, setMark] = useState<Partial<Mark>>({})
  const { isHelpful = isMarked, helpfulCount = review.helpfulCount, needsLogin } = mark

  const press = () =>
    void import('./press-helpful.ts').then(({ pressHelpful }) =>
      pressHelpful({ client, queryClient, subject, ratingId: review._id, isHelpful, helpfulCount, setMark }),
    )

  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <Button
        look="plain"
        size="small"
        aria-pressed={isHelpful}
        onClick={press}
        className="border border-line px-3! text-sm font-medium! aria-[pressed=false]:text-muted! aria-[pressed=true]:bg-lagoon-tint"
      >
        {isHelpful && <span aria-hidden="true">✓</span>}
        {texts.helpful}
        {helpfulCount > 0 && ` · ${figure(helpfulCount)}`}
        <span className="sr-only">{texts.reviewBy(review.user.name)}</span>
      </Button>
      {/* The link is here because the dialog of all reviews keeps the keyboard away from toasts. */}
      {needsLogin && (
        <PlainLink to="/login" search={returnTo}>
          {texts.logIn}
        </PlainLink>
      )}
    </p>
  )
}
