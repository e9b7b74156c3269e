import { filledStars } from '#domain/rating.ts'
import { common } from '#texts/shared/common.ts'
import { averageFigure } from '#texts/shared/figures.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { RatingBars } from './rating-bars.tsx'
import type { Reviewed } from './reviewed.ts'

export interface StarsFilter {
  stars: number | undefined
  /** A link to this page with the reviews of this many stars, or with all of them. */
  linkTo: (stars: number | undefined) => Destination
}

/** The average, the number of ratings and their distribution. */
export function RatingSummary({ reviewed, filter }: { reviewed: Reviewed; filter: StarsFilter }) {
  const { averageRating, ratingCount, ratingCounts } = reviewed
  const figure = averageFigure(averageRating)
  return (
    <div className="flex items-center gap-x-6 large-text:flex-wrap">
      <div role="img" aria-label={common.rating(figure, ratingCount)} className="flex-none text-center">
        <p className="heading text-4xl">{figure}</p>
        <i className="stars my-1" data-filled={filledStars(averageRating)} />
        <p className="text-sm text-muted">{texts.ratings(ratingCount)}</p>
      </div>
      <div className="min-w-0 flex-1 large-text:basis-full">
        <RatingBars
          label={texts.distribution}
          counts={ratingCounts}
          chosen={filter.stars}
          spoken={texts.bar}
          linkTo={filter.linkTo}
        />
      </div>
    </div>
  )
}
