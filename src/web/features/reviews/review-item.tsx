import { Flag } from 'lucide-react'
import type { Review } from '#contract/review.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLogInFirst } from '#web/ui/log-in-first.ts'
import { GivenStars } from '#web/ui/stars.tsx'

export function ReviewItem({ review }: { review: Review }) {
  const texts = useTexts().reviews
  const logInFirst = useLogInFirst()
  const { user, rating, comment, createdAt } = review
  return (
    <article>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{user.name}</h3>
          <p className="flex items-center gap-2 text-sm text-muted">
            <GivenStars rating={rating} />
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        </div>
        <Button
          look="plain"
          size="small"
          aria-label={texts.reportOf(user.name)}
          onClick={() => logInFirst('reportReview')}
          className="-mr-3 px-3! text-sm font-medium! text-muted!"
        >
          <Flag aria-hidden="true" className="size-3.5" />
          {texts.report}
        </Button>
      </div>
      {comment && <p className="mt-1.5 text-pretty break-words whitespace-pre-line">{comment}</p>}
    </article>
  )
}
