import { filledStars } from '#domain/rating.ts'
import { common } from '#texts/shared/common.ts'
import { averageFigure, figure as countFigure } from '#texts/shared/figures.ts'

interface StarsProps {
  average: number
  count: number
}

/** Shows an average with its number and count, or says that there are no ratings. */
export function Stars({ average, count, large = false }: StarsProps & { large?: boolean }) {
  if (count === 0) return <span className="text-sm text-muted">{common.notRatedYet}</span>

  const figure = averageFigure(average)
  return (
    <span
      role="img"
      aria-label={common.rating(figure, count)}
      className={`${figures} ${large ? 'gap-2 text-base' : 'gap-1.5 text-sm'}`}
    >
      <i className={large ? 'stars h-4' : 'stars'} data-filled={filledStars(average)} />
      <b className="font-semibold text-ink">{figure}</b>
      <Count count={count} />
    </span>
  )
}

/** One star and the figures, for secondary ratings such as the store's on a product card. */
export function OneStar({ average, count, label }: StarsProps & { label: (rating: string) => string }) {
  if (count === 0) return null

  const figure = averageFigure(average)
  return (
    <span
      role="img"
      aria-label={label(common.rating(figure, count))}
      className={`${figures} gap-1.5 text-sm`}
    >
      <i className="star -mr-0.5" />
      {figure}
      <Count count={count} />
    </span>
  )
}

export function GivenStars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={common.starsGiven(rating)} className="inline-flex items-center">
      <i className="stars" data-filled={rating} />
    </span>
  )
}

const figures = 'inline-flex flex-wrap items-center whitespace-nowrap text-muted'

function Count({ count }: { count: number }) {
  return <span className="-ml-0.5 text-[0.88em]">({countFigure(count)})</span>
}
