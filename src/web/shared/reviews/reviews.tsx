import { type ReactNode, useRef } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { useIsOwnStore } from '#web/shared/session/own-store-here.ts'
import { type Destination, inPlace } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { FilterChips } from '#web/ui/lists/chip.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewPreview } from './review-preview.tsx'
import type { Reviewed } from './reviewed.ts'
import { NoReviews, OwnThing, ReviewsSection, reviewsHash } from './reviews-section.tsx'
import { useDraft } from './use-draft.ts'
import { useOwnRating } from './use-own-rating.ts'

interface ReviewsProps {
  reviewed: Reviewed
  /** The reviews that came with the page, or nothing while they load. */
  newest: readonly Review[] | undefined
  hasFailed?: boolean
  /** Only reviews with this many stars, from the address. */
  stars: number | undefined
  /** A link to this page with the reviews of this many stars, or with all of them. */
  linkTo: (stars: number | undefined) => Destination
  isPreview?: boolean
  reportOf: (review: Review) => ReactNode
}

/** The reviews of a product or a store, and the form to write one. */
export function Reviews({ reviewed, newest, hasFailed, stars, linkTo, isPreview, reportOf }: ReviewsProps) {
  const isOwnStore = useIsOwnStore(reviewed.storeId)
  const rating = useOwnRating(reviewed, isOwnStore)
  const writing = useDraft(reviewed)
  const form = useRef<HTMLFormElement>(null)
  const link = (filter: number | undefined) => ({ ...linkTo(filter), hash: reviewsHash, ...inPlace })

  const goToStar = (star: number) =>
    form.current?.querySelector<HTMLElement>(`[name=rating][value="${star}"]`)?.focus()
  const own =
    rating && (!stars || rating.rating === stars)
      ? {
          subject: reviewed,
          rating,
          createdAt: newest?.find(({ _id }) => _id === rating._id)?.createdAt,
          onEdit: () => {
            const comment = writing.draft.comment || rating.comment
            writing.write({ rating: rating.rating, comment, isEdit: true })
            goToStar(rating.rating)
          },
          onDeleted: () => {
            if (writing.draft.isEdit) writing.clear()
            goToStar(1)
          },
        }
      : undefined
  const found = stars ? (reviewed.ratingCounts[stars - 1] ?? 0) : reviewed.ratingCount

  return (
    <ReviewsSection>
      {reviewed.ratingCount > 0 && <RatingSummary reviewed={reviewed} filter={{ stars, linkTo: link }} />}
      {isOwnStore ? (
        <OwnThing kind={reviewed.kind} />
      ) : (
        <ReviewForm subject={reviewed} replaces={rating !== undefined} writing={writing} form={form} />
      )}
      {stars && <FilterChips filters={[{ name: texts.stars(stars), without: link(undefined) }]} />}
      {hasFailed && !newest ? (
        <p className="text-center text-muted">{texts.failed}</p>
      ) : !newest ? (
        <SkeletonLine className="w-2/3" />
      ) : found === 0 && !own ? (
        stars ? (
          <div className="space-y-3 py-3 text-center">
            <p className="heading text-lg">{texts.noneWith(stars)}</p>
            <ButtonLink {...link(undefined)} look="quiet" size="small">
              {texts.showAll}
            </ButtonLink>
          </div>
        ) : (
          <NoReviews />
        )
      ) : isPreview ? (
        <ReviewPreview own={own} reportOf={reportOf} source={{ reviewed, newest, stars }} />
      ) : (
        <ReviewList own={own} reportOf={reportOf} source={{ reviewed, newest, stars }} />
      )}
    </ReviewsSection>
  )
}
