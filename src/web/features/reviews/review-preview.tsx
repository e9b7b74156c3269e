import { useState } from 'react'
import type { Review } from '#contract/review.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogOnDemand } from '#web/ui/dialog-on-demand.tsx'
import { ReviewList } from './review-list.tsx'
import { NoReviews } from './reviews-section.tsx'

const previewLength = 3

interface ReviewPreviewProps {
  /** Whose reviews they are. */
  name: string
  reviews: readonly Review[]
}

/** The first three; all of them in a dialog. */
export function ReviewPreview({ name, reviews }: ReviewPreviewProps) {
  const texts = useTexts().reviews
  const [isOpen, setOpen] = useState(false)
  if (reviews.length === 0) return <NoReviews />
  return (
    <>
      <ReviewList reviews={reviews.slice(0, previewLength)} />
      {reviews.length > previewLength && (
        <>
          <Button
            look="quiet"
            size="small"
            aria-label={texts.seeAllOf(reviews.length)}
            onClick={(event) => {
              // Safari does not focus a clicked button, and the dialog gives the focus back to what had it.
              event.currentTarget.focus()
              setOpen(true)
            }}
          >
            {texts.seeAll}
          </Button>
          <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.allReviews(name)}>
            <ReviewList reviews={reviews} />
          </DialogOnDemand>
        </>
      )}
    </>
  )
}
