/** When a product is featured. Without an end it lasts until it is ended. */
export interface Period {
  startsAt: Date
  endsAt: Date | null
}

/** A day ends at 23:59 and the next one begins at 00:00: periods of two days in a row have no gap. */
const longestJoinMs = 60_000

/** The same time in as few periods as possible, earliest first. */
export function mergedPeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = []
  for (const { startsAt, endsAt } of periods.toSorted((one, other) => +one.startsAt - +other.startsAt)) {
    const last = merged.at(-1)
    if (!last || (last.endsAt && +startsAt > +last.endsAt + longestJoinMs)) merged.push({ startsAt, endsAt })
    else if (last.endsAt && (!endsAt || endsAt > last.endsAt)) last.endsAt = endsAt
  }
  return merged
}

/** The merged period that runs at this moment, or else the next one, or else the last one. */
export function periodAt(periods: readonly Period[], now: Date): Period | undefined {
  const merged = mergedPeriods(periods)
  return merged.find(({ endsAt }) => !endsAt || endsAt > now) ?? merged.at(-1)
}
