import type { FilterCounts } from '#contract/shapes/search-filters.ts'
import { figure } from '#texts/shared/figures.ts'
import { searchFilters as filterTexts } from '#texts/shared/search-filters.ts'
import { AppLink, inPlace } from '#web/ui/buttons/app-link.tsx'
import { type SearchParams, searchPath as to } from './search-params.ts'

interface PriceBandsProps {
  params: SearchParams
  bands: FilterCounts['products']['prices']
}

/** Links to usual prices, with how many products have them. */
export function PriceBands({ params, bands }: PriceBandsProps) {
  if (bands.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {bands.map(({ minPrice, maxPrice, count }) => (
        <li key={`${minPrice} ${maxPrice}`}>
          <AppLink
            to={to}
            search={{ ...params, minPrice, maxPrice }}
            {...inPlace}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
          >
            {filterTexts.priceBand(minPrice, maxPrice)}
            <span className="font-normal text-muted tabular-nums">{figure(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
