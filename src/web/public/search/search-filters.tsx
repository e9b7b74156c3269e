import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { highestPriceRupees } from '#domain/limits.ts'
import { chosenOrders } from '#domain/search-orders.ts'
import { search as texts } from '#texts/public/search.ts'
import { CitySelect } from '#web/public/browsing/city-select.tsx'
import { FilterBar } from '#web/public/browsing/filter-bar.tsx'
import { choiceIn, wholeIn } from '#web/shared/address/address-values.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { NearMe } from '#web/shared/near/near-me.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { countsQuery } from './besides-queries.ts'
import { FilterPanel, FilterToggle } from './filter-panel.tsx'
import { type SearchParams, searchPath as to } from './search-params.ts'
import { searchQueries } from './search-queries.ts'

interface SearchFiltersProps {
  /** The search from its first page. */
  params: SearchParams
  q: string
  /** How many filters are active. */
  active: number
}

/** City, order and filters: one form, which works without script too. */
export function SearchFilters({ params, q, active }: SearchFiltersProps) {
  const { tab, city, sort, near, exact } = params
  const navigate = useNavigate()
  const client = useClient()
  const cities = useQuery(searchQueries(client, params).cities)
  const counts = usePreviousDataQuery(countsQuery(client, params))
  const change = (changed: SearchParams) => navigate({ to, search: changed, resetScroll: false })

  function applyPrices({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    const price = (name: string) => wholeIn(form.get(name), 0, highestPriceRupees)
    change({ ...params, minPrice: price('minPrice'), maxPrice: price('maxPrice') })
  }

  // An order of the address is offered too: by price on the tab of stores it changes nothing.
  const orders = chosenOrders.filter(
    (order) => order === sort || ((near || order !== 'nearest') && !(tab && order.startsWith('price'))),
  )
  return (
    <FilterBar action={to} keeps={tab && { name: 'tab', value: tab }} onSubmit={applyPrices}>
      <input type="hidden" name="q" value={q} />
      {exact && <input type="hidden" name="exact" value="true" />}
      <div className="sm:w-64">
        <CitySelect
          city={city}
          cities={cities.data?.cities ?? []}
          onChoose={(chosen) => change({ ...params, city: chosen })}
        />
      </div>
      <div className="sm:w-64">
        <FilterSelect
          label={texts.sort}
          name="sort"
          value={sort}
          all={texts.bestMatch}
          options={orders.map((order) => ({ value: order, label: texts.orders[order] }))}
          onChoose={(order) => change({ ...params, sort: choiceIn(order, chosenOrders) })}
        />
      </div>
      <FilterToggle active={active} />
      <NearMe near={near} onPlace={(place) => change({ ...params, near: place, sort: 'nearest' })} />
      <FilterPanel params={params} counts={counts.data} onChange={change} />
    </FilterBar>
  )
}
