import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchResults } from '#contract/public/search.ts'
import { longest } from '#domain/limits.ts'
import { browsing } from '#texts/public/browsing.ts'
import { search as texts } from '#texts/public/search.ts'
import { common } from '#texts/shared/common.ts'
import { counted } from '#texts/shared/figures.ts'
import { suggestions } from '#texts/shared/suggestions.ts'
import { CitySelect } from '#web/public/browsing/city-select.tsx'
import { FilterBar } from '#web/public/browsing/filter-bar.tsx'
import { ResultList } from '#web/public/browsing/result-list.tsx'
import { usePrefetched, usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { GridSkeleton } from '#web/shared/cards/grid-skeleton.tsx'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { productHeart, storeHeart } from '#web/shared/wishlist/heart.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { SearchFailure } from './search-failure.tsx'
import { isTooLong, type SearchParams, searchQueries, searchPath as to } from './search-queries.ts'

export { searchHead } from './search-head.ts'

export function SearchPage() {
  const params: SearchParams = useSearch({ from: to })
  const breadcrumb = <Breadcrumb steps={[{ name: common.home, to: '/' }]} />
  const tooLong = params.q && isTooLong(params.q)
  if (params.q && !tooLong)
    return <Results key={params.q} params={params} q={params.q} breadcrumb={breadcrumb} />
  return (
    <BrowsePage breadcrumb={breadcrumb} title={texts.title}>
      <div className="mt-6">
        <EmptyState
          artwork="basket"
          message={tooLong ? suggestions.tooLong(longest.search) : texts.blank}
          hint={tooLong ? texts.tooLongHint : texts.blankHint}
        >
          <ButtonLink to="/hot-deals" look="quiet">
            {texts.hotDeals}
          </ButtonLink>
          <ButtonLink to="/stores" look="quiet">
            {texts.allStores}
          </ButtonLink>
        </EmptyState>
      </div>
    </BrowsePage>
  )
}

interface ResultsProps {
  params: SearchParams
  q: string
  breadcrumb: ReactNode
}

function Results({ params, q, breadcrumb }: ResultsProps) {
  const { tab, city, productPage, storePage } = params
  const navigate = useNavigate()
  const queries = searchQueries(useClient(), params)
  const { data: found, tryAgain, ...progress } = usePreviousDataQuery(queries.results)
  const cities = useQuery(queries.cities)

  const { products, stores } = listsOf(found)
  const shown = tab ? stores : products
  const page = tab ? storePage : productPage
  usePrefetched(queries.next, found !== undefined && !progress.isOutdated && (page ?? 1) < shown.totalPages)

  const label = (name: string, { total }: { total: number }) => (found ? counted(name, total) : name)
  const elsewhere = tab
    ? products.total > 0 && { search: { ...params, tab: undefined }, text: texts.seeProducts(products.total) }
    : stores.total > 0 && {
        search: { ...params, tab: 'stores' as const },
        text: texts.seeStores(stores.total),
      }

  return (
    <BrowsePage
      breadcrumb={breadcrumb}
      title={texts.heading(q)}
      note={found?.fuzzy && <p className="mt-1 text-lg text-muted">{texts.closeTo(q)}</p>}
    >
      <Tabs
        label={texts.tabs}
        chosen={tab ?? 'products'}
        tabs={[
          {
            id: 'products',
            label: label(texts.products, products),
            link: { to, search: { ...params, tab: undefined } },
          },
          {
            id: 'stores',
            label: label(texts.stores, stores),
            link: { to, search: { ...params, tab: 'stores' } },
          },
        ]}
      >
        <FilterBar action={to} keeps={tab && { name: 'tab', value: tab }}>
          <input type="hidden" name="q" value={q} />
          <div className="sm:w-64">
            <CitySelect
              city={city}
              cities={cities.data?.cities ?? []}
              onChoose={(chosen) => navigate({ to, search: { q, tab, city: chosen } })}
            />
          </div>
        </FilterBar>
        {progress.hasFailed && <SearchFailure onTryAgain={tryAgain} />}
        {!(progress.hasFailed && !found) && (
          <ResultList
            {...progress}
            tryAgain={tryAgain}
            failed={texts.failed}
            list={found && shown}
            page={page}
            linkTo={(number) => ({
              to,
              search: { ...params, [tab ? 'storePage' : 'productPage']: number > 1 ? number : undefined },
            })}
            filters={city ? [{ name: city, without: { to, search: { q, tab } } }] : []}
            skeleton={<GridSkeleton of={tab ?? 'products'} />}
            empty={
              <EmptyState
                artwork="basket"
                message={tab ? texts.noStores : texts.noProducts}
                hint={city ? browsing.nothingIn(city) : texts.emptyHint(q)}
              >
                {city && (
                  <ButtonLink to={to} search={{ q, tab }} look="quiet">
                    {browsing.showAllCities}
                  </ButtonLink>
                )}
                {elsewhere && (
                  <ButtonLink to={to} search={elsewhere.search} look="quiet">
                    {elsewhere.text}
                  </ButtonLink>
                )}
                {!city && !elsewhere && (
                  <ButtonLink to={tab ? '/stores' : '/hot-deals'} look="quiet">
                    {tab ? texts.allStores : texts.hotDeals}
                  </ButtonLink>
                )}
              </EmptyState>
            }
          >
            {found &&
              (tab ? (
                <StoreGrid stores={found.stores} early={2} heart={storeHeart} />
              ) : (
                <ProductGrid products={found.products} early={2} heart={productHeart} />
              ))}
          </ResultList>
        )}
      </Tabs>
    </BrowsePage>
  )
}

/** One response holds two lists, each with its own pages. */
function listsOf(found: SearchResults | undefined) {
  const {
    productPage = 1,
    storePage = 1,
    totalProducts = 0,
    totalStores = 0,
    totalProductPages = 0,
    totalStorePages = 0,
  } = found ?? {}
  return {
    products: { page: productPage, total: totalProducts, totalPages: totalProductPages },
    stores: { page: storePage, total: totalStores, totalPages: totalStorePages },
  }
}
