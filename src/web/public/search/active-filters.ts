import { placeNames } from '#domain/places.ts'
import { searchFilters as texts } from '#texts/shared/search-filters.ts'
import type { ActiveFilter } from '#web/ui/lists/chip.tsx'
import { arePricesCrossed, type SearchParams, searchPath as to } from './search-params.ts'

/** The same search from its first pages. */
export const fromStart = ({ productPage: _, storePage: __, ...params }: SearchParams): SearchParams => params

/** The same words without filters. The order stays, unless it is by distance. */
export function withoutFilters({ q, tab, sort, exact }: SearchParams): SearchParams {
  return { q, tab, exact, sort: sort === 'nearest' ? undefined : sort }
}

/** Without a place there is no distance. */
export const withoutPlace = (params: SearchParams): SearchParams => ({
  ...params,
  near: undefined,
  radius: undefined,
  sort: params.sort === 'nearest' ? undefined : params.sort,
})

/** An address can name any place; the server knows those of the list. */
export const withKnownPlace = (params: SearchParams): SearchParams =>
  params.near === undefined || placeNames.includes(params.near) ? params : withoutPlace(params)

/** The filters in the address, each with the search without it. */
export function activeFilters(params: SearchParams): ActiveFilter[] {
  const search = fromStart(params)
  const { city, minPrice, maxPrice, onSale, openNow, minRating, near, radius } = search
  const without = (...names: (keyof SearchParams)[]) =>
    ({ to, search: { ...search, ...Object.fromEntries(names.map((name) => [name, undefined])) } }) as const
  const hasPrices = (minPrice !== undefined || maxPrice !== undefined) && !arePricesCrossed(search)
  return [
    city && { name: city, without: without('city') },
    hasPrices && { name: texts.priceBand(minPrice, maxPrice), without: without('minPrice', 'maxPrice') },
    onSale && { name: texts.onSale, without: without('onSale') },
    openNow && { name: texts.openNow, without: without('openNow') },
    minRating && { name: texts.starsOrMore(minRating), without: without('minRating') },
    near && {
      name: radius ? texts.within(radius, near) : texts.near(near),
      without: { to, search: withoutPlace(search) } as const,
    },
  ].filter((filter) => typeof filter === 'object')
}
