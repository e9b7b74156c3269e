import { type ComponentType, useRef } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { useIsOwnStore } from '#web/shared/session/own-store-here.ts'
import { type Destination, inPlace } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { FilterChips } from '#web/ui/lists/chip.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewForm } from './review-form.tsx'
import type { ReportOf, ReviewListProps } from './review-list.tsx'
import type { Reviewed } from './reviewed.ts'
import { NoReviews, OwnThing, ReviewsSection, reviewsHash } from './reviews-section.tsx'
import type { ShownReviews } from './shown-reviews.ts'
import { SortLinks } from './sort-links.tsx'
import { useDraft } from './use-draft.ts'
import { useOwnRating } from './use-own-rating.ts'

interface ReviewsProps extends ShownReviews {
  reviewed: Reviewed
  /** The reviews that came with the page, or nothing while they load. */
  newest: readonly Review[] | undefined
  hasFailed?: boolean
  /** A link to this page with these reviews. */
  linkTo: (shown: ShownReviews) => Destination
  /** All reviews below each other, or the first with a way to the others. */
  List: ComponentType<ReviewListProps>
  reportOf: ReportOf
}

/** The reviews of a product or a store, and the form to write one. */
export function Reviews(props: ReviewsProps) {
  const { reviewed, newest, hasFailed, stars, sort, linkTo, List, reportOf } = props
  const isOwnStore = useIsOwnStore(reviewed.storeId)
  const mine = useOwnRating(reviewed, isOwnStore)
  const rating = mine?.rating ?? undefined
  const writing = useDraft(reviewed)
  const form = useRef<HTMLFormElement>(null)
  const linkWith = (shown: ShownReviews) => ({ ...linkTo(shown), hash: reviewsHash, ...inPlace })
  const link = (filter: number | undefined) => linkWith({ stars: filter, sort })

  const goToStar = (star: number) =>
    form.current?.querySelector<HTMLElement>(`[name=rating][value="${star}"]`)?.focus()
  const shown = rating && newest?.find(({ _id }) => _id === rating._id)
  const own =
    rating && (!stars || rating.rating === stars)
      ? {
          subject: reviewed,
          rating,
          shown,
          onEdit: () => {
            const comment = writing.draft.comment || rating.comment
            writing.write({ ...writing.draft, rating: rating.rating, comment, isEdit: true })
            goToStar(rating.rating)
          },
          onDeleted: () => {
            if (writing.draft.isEdit) writing.clear()
            goToStar(1)
          },
        }
      : undefined
  const shared = {
    own,
    reportOf,
    source: { reviewed, newest: newest ?? [], stars, sort },
    marked: isOwnStore ? 'never' : (mine?.helpful ?? []),
  } as const
  const found = stars ? (reviewed.ratingCounts[stars - 1] ?? 0) : reviewed.ratingCount

  return (
    <ReviewsSection>
      {reviewed.ratingCount > 0 && <RatingSummary reviewed={reviewed} filter={{ stars, linkTo: link }} />}
      {isOwnStore ? (
        <OwnThing kind={reviewed.kind} />
      ) : (
        <ReviewForm subject={reviewed} earlier={rating} writing={writing} form={form} />
      )}
      {reviewed.ratingCount > 1 && (
        <SortLinks chosen={sort} linkTo={(other) => linkWith({ stars, sort: other })} />
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
      ) : (
        <List {...shared} />
      )}
    </ReviewsSection>
  )
}
