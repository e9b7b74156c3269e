import { type ReactNode, useState } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { AllReviews } from './all-reviews.tsx'
import type { OwnReviewProps } from './own-review.tsx'
import { ReviewItems } from './review-list.tsx'
import { type ReviewSource, useReviews } from './use-reviews.ts'

const previewLength = 3

interface ReviewPreviewProps {
  source: ReviewSource
  own: OwnReviewProps | undefined
  reportOf: (review: Review) => ReactNode
}

/** The first three reviews, with a dialog for all of them. */
export function ReviewPreview({ source, own, reportOf }: ReviewPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const { reviews, total } = useReviews(source)
  const others = reviews.filter(({ _id }) => _id !== own?.rating._id)
  return (
    <>
      <ul className="divide-y divide-line">
        <ReviewItems
          own={own}
          reviews={others.slice(0, own ? previewLength - 1 : previewLength)}
          reportOf={reportOf}
        />
      </ul>
      {total > previewLength && (
        <>
          <Button
            look="quiet"
            size="small"
            aria-label={texts.seeAllOf(total)}
            onClick={(event) => {
              // Safari does not focus a clicked button, and the dialog returns the focus to the element that
              // had it.
              event.currentTarget.focus()
              setOpen(true)
            }}
          >
            {texts.seeAll}
          </Button>
          <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.allReviews(source.reviewed.name)}>
            <AllReviews source={source} own={own && { ...own, onEdit: undefined }} reportOf={reportOf} />
          </DialogOnDemand>
        </>
      )}
    </>
  )
}
