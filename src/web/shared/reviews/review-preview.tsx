import { useState } from 'react'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { AllReviews } from './all-reviews.tsx'
import { ReviewItems, type ReviewListProps } from './review-list.tsx'
import { useReviews } from './use-reviews.ts'

const previewLength = 3

/** The first three reviews, with a dialog for all of them. */
export function ReviewPreview({ source, own, reportOf, marked }: ReviewListProps) {
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
          reviewed={source.reviewed}
          marked={marked}
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
            <AllReviews {...{ source, reportOf, marked }} own={own && { ...own, onEdit: undefined }} />
          </DialogOnDemand>
        </>
      )}
    </>
  )
}
