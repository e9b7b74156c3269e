import { filledStars, formatAverage } from '#domain/rating.ts'
import { useTexts } from '#web/texts/texts.tsx'

interface StarsProps {
  average: number
  count: number
}

/** An average never stands without its number and count; without ratings it says so. */
export function Stars({ average, count }: StarsProps) {
  const { common } = useTexts()
  if (count === 0) return <span className="text-sm text-muted">{common.notRatedYet}</span>

  const figure = formatAverage(average)
  return (
    <span role="img" aria-label={common.rating(figure, count)} className={`${figures} gap-1.5`}>
      <i className="stars" data-filled={filledStars(average)} />
      <b className="font-semibold text-ink">{figure}</b>
      <Count count={count} />
    </span>
  )
}

/** One star and the figures, for a rating of second rank such as the store's on a product card. */
export function OneStar({ average, count, label }: StarsProps & { label: (rating: string) => string }) {
  const { common } = useTexts()
  if (count === 0) return null

  const figure = formatAverage(average)
  return (
    <span role="img" aria-label={label(common.rating(figure, count))} className={`${figures} gap-1`}>
      <i className="star" />
      {figure}
      <Count count={count} />
    </span>
  )
}

const figures = 'inline-flex items-center text-sm whitespace-nowrap text-muted'

function Count({ count }: { count: number }) {
  return <span className="-ml-0.5 text-[0.71875rem]">({count})</span>
}
