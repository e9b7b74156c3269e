import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchResults } from '#contract/public/search.ts'
import { longest } from '#domain/limits.ts'
import { search as texts } from '#texts/public/search.ts'
import { common } from '#texts/shared/common.ts'
import { counted } from '#texts/shared/figures.ts'
import { suggestions } from '#texts/shared/suggestions.ts'
import { ResultList } from '#web/public/browsing/result-list.tsx'
import { pathOf } from '#web/shared/address/path-of.ts'
import { SaveSearch } from '#web/shared/alerts/save-search.tsx'
import { usePrefetched, usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { GridSkeleton } from '#web/shared/cards/grid-skeleton.tsx'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { distanceFromHere } from '#web/shared/near/distance-from-here.tsx'
import { useRemembered } from '#web/shared/recent-searches/use-remembered.ts'
import { productHeart, storeHeart } from '#web/shared/wishlist/heart.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { activeFilters, fromStart, withKnownPlace, withoutFilters } from './active-filters.ts'
import { Alternatives } from './alternatives.tsx'
import { alternativesQuery } from './besides-queries.ts'
import { CountedSearch } from './counted-search.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { SearchFailure } from './search-failure.tsx'
import { SearchFilters } from './search-filters.tsx'
import { isTooLong, type SearchParams, savedOf, searchPath as to } from './search-params.ts'
import { searchQueries } from './search-queries.ts'

export { searchHead } from './search-head.ts'
// With the screen, because every page would load it with the route.
export { loadSearch } from './search-queries.ts'

export function SearchPage() {
  const params = withKnownPlace(useSearch({ from: to }))
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
  const { tab, productPage, storePage } = params
  const client = useClient()
  const queries = searchQueries(client, params)
  const { data: found, tryAgain, ...progress } = usePreviousDataQuery(queries.results)
  const { data: alternatives } = useQuery(alternativesQuery(client, params, found))
  useRemembered(q)

  const { products, stores } = listsOf(found)
  const shown = tab ? stores : products
  const page = tab ? storePage : productPage
  usePrefetched(queries.next, found !== undefined && !progress.isOutdated && (page ?? 1) < shown.totalPages)

  const label = (name: string, { total }: { total: number }) => (found ? counted(name, total) : name)
  const first = fromStart(params)
  const elsewhere = tab
    ? products.total > 0 && { search: { ...params, tab: undefined }, text: texts.seeProducts(products.total) }
    : stores.total > 0 && {
        search: { ...params, tab: 'stores' as const },
        text: texts.seeStores(stores.total),
      }
  const filters = activeFilters(params)
  const isNothing = found !== undefined && products.total + stores.total === 0

  return (
    <BrowsePage
      breadcrumb={breadcrumb}
      title={texts.heading(q)}
      note={found && <DidYouMean q={q} tab={tab} isClose={found.fuzzy} meant={alternatives?.didYouMean} />}
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
        <SearchFilters params={first} q={q} active={filters.length} />
        {progress.hasFailed && found && <SearchFailure onTryAgain={tryAgain} />}
        {found?.cutAt && <p className="mt-3 text-sm text-muted">{texts.cutAt(found.cutAt)}</p>}
        {found && !progress.isOutdated && <CountedSearch q={q} found={found} isOfStores={tab === 'stores'} />}
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
          besides={!tab && <SaveSearch search={{ ...savedOf(params), q }} path={pathOf({ to })} />}
          filters={filters}
          clear={{ name: texts.clear, without: { to, search: withoutFilters(params) } }}
          skeleton={<GridSkeleton of={tab ?? 'products'} />}
          empty={
            <>
              <EmptyState
                artwork="basket"
                message={tab ? texts.noStores : texts.noProducts}
                hint={filters.length > 0 ? texts.noneLeft : texts.emptyHint(q)}
              >
                {filters.length > 0 && (
                  <ButtonLink to={to} search={withoutFilters(params)} look="quiet">
                    {texts.clear}
                  </ButtonLink>
                )}
                {elsewhere && (
                  <ButtonLink to={to} search={elsewhere.search} look="quiet">
                    {elsewhere.text}
                  </ButtonLink>
                )}
                {filters.length === 0 && !elsewhere && (
                  <ButtonLink to={tab ? '/stores' : '/hot-deals'} look="quiet">
                    {tab ? texts.allStores : texts.hotDeals}
                  </ButtonLink>
                )}
              </EmptyState>
              {isNothing && filters.length === 0 && alternatives && <Alternatives {...alternatives} />}
            </>
          }
        >
          {found &&
            (tab ? (
              <StoreGrid
                stores={found.stores}
                early={2}
                heart={storeHeart}
                distance={distanceFromHere(params.near)}
              />
            ) : (
              <ProductGrid
                products={found.products}
                early={2}
                heart={productHeart}
                distance={distanceFromHere(params.near)}
              />
            ))}
        </ResultList>
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
