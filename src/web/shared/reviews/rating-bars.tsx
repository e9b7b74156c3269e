import { figure } from '#texts/shared/figures.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

interface RatingBarsProps {
  label: string
  counts: readonly number[]
  chosen: number | undefined
  /** The text after the figures for screen readers. */
  spoken: { stars: (stars: number) => string; ratings: (count: number) => string }
  /** A link to the reviews with this many stars, or to all of them. */
  linkTo: (stars: number | undefined) => Destination
}

const row = 'flex min-h-7 w-full items-center gap-2 px-2 text-sm tabular-nums pointer-coarse:min-h-11'

/** The ratings behind an average, from five stars down. Each bar filters the reviews. */
export function RatingBars({ label, counts, chosen, spoken, linkTo }: RatingBarsProps) {
  const most = Math.max(...counts, 1)
  const widest = Math.max(figure(most).length, 3)
  const bars = counts.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <ul aria-label={label} className="-mx-2">
      {bars.map(({ stars, count }) => {
        const isChosen = stars === chosen
        const figures = (
          <>
            <span className="flex w-[1.75rem] flex-none items-center gap-1">
              {stars}
              <i aria-hidden="true" className="star" />
              <span className="sr-only">{spoken.stars(stars)}</span>
            </span>
            <span className="meter h-2 min-w-12 flex-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-lagoon"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </span>
            <span className="flex-none text-right text-muted" style={{ minWidth: `${widest}ch` }}>
              {figure(count)}
              <span className="sr-only">{spoken.ratings(count)}</span>
            </span>
          </>
        )
        return (
          <li key={stars}>
            {count > 0 || isChosen ? (
              <AppLink
                {...linkTo(isChosen ? undefined : stars)}
                aria-current={isChosen}
                className={`${row} rounded-full transition hover:bg-lagoon-tint aria-[current=true]:bg-lagoon-tint aria-[current=true]:font-semibold`}
              >
                {figures}
              </AppLink>
            ) : (
              <span className={row}>{figures}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
