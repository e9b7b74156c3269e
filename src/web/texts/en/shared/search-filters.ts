import { money } from './figures.ts'

/** What narrows a search, in words. */
export const searchFilters = {
  priceBand: (from: number | undefined, to: number | undefined) =>
    from === undefined
      ? `Up to ${money(to ?? 0)}`
      : to === undefined
        ? `From ${money(from)}`
        : `${money(from)} – ${money(to)}`,
  onSale: 'On sale',
  openNow: 'Open now',
  starsOrMore: (stars: number) =>
    stars === 5 ? '5 stars' : stars === 1 ? '1 star or more' : `${stars} stars or more`,
  near: (place: string) => `Near ${place}`,
  within: (radius: number, place: string) => `Up to ${radius} km from ${place}`,
}
