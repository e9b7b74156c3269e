import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { browsing } from '#texts/public/browsing.ts'
import { listing } from '#texts/public/listing.ts'
import { common } from '#texts/shared/common.ts'
import { navigation } from '#texts/shared/navigation.ts'
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
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { canBeBestRated, type ListingName, type ListingParams } from './listing-params.ts'
import { listingPaths } from './listing-paths.ts'
import { listingQueries } from './listing-queries.ts'

export { listingHead } from './listing-head.ts'
export { loadListing } from './listing-queries.ts'

export const HotDealsPage = () => <Listing name="hotDeals" />
export const NewArrivalsPage = () => <Listing name="newArrivals" />
export const FeaturedProductsPage = () => <Listing name="featuredProducts" />
export const BestRatedProductsPage = () => <Listing name="bestRatedProducts" />
export const BestRatedStoresPage = () => <Listing name="bestRatedStores" />

function Listing({ name }: { name: ListingName }) {
  const texts = listing[name]
  const params: ListingParams = useSearch({ from: listingPaths[name] })
  const { page, city, 'best-rated': bestRated } = params
  const to = listingPaths[name]
  const navigate = useNavigate()
  // A changed filter or order starts at page 1.
  const choose = (change: ListingParams) =>
    navigate({ to, search: { city, 'best-rated': bestRated, ...change } })

  const queries = listingQueries(useClient(), name, params)
  const { data: list, ...progress } = usePreviousDataQuery(queries.list)
  const cities = useQuery(queries.cities)
  usePrefetched(queries.next, !progress.isOutdated && list !== undefined && (page ?? 1) < list.totalPages)

  return (
    <BrowsePage
      breadcrumb={<Breadcrumb steps={[{ name: common.home, to: '/' }]} />}
      title={texts.title}
      filters={
        <FilterBar action={to} keeps={bestRated && { name: 'best-rated', value: 'true' }}>
          <div className="sm:w-64">
            <CitySelect
              city={city}
              cities={cities.data?.cities ?? []}
              hasFailed={cities.isError}
              onChoose={(chosen) => choose({ city: chosen })}
            />
          </div>
          {canBeBestRated(name) && (
            <div className="self-end">
              <Toggle
                name="best-rated"
                isOn={bestRated === true}
                onToggle={() => choose({ 'best-rated': bestRated ? undefined : true })}
              >
                <Star aria-hidden="true" className={`size-4 ${bestRated ? 'fill-current' : ''}`} />
                {bestRated ? browsing.bestRated : browsing.showBestRated}
              </Toggle>
            </div>
          )}
        </FilterBar>
      }
    >
      <ResultList
        {...progress}
        failed={texts.empty}
        list={list}
        page={page}
        linkTo={(number) => ({ to, search: { ...params, page: number > 1 ? number : undefined } })}
        stickyPages={name === 'hotDeals'}
        filters={[
          ...(city ? [{ name: city, without: { to, search: { 'best-rated': bestRated } } }] : []),
          ...(bestRated ? [{ name: browsing.bestRated, without: { to, search: { city } } }] : []),
        ]}
        skeleton={<GridSkeleton of={skeletons[name]} />}
        empty={
          <EmptyState
            artwork="basket"
            message={texts.empty}
            hint={city ? browsing.nothingIn(city) : texts.hint}
          >
            {city && (
              <ButtonLink to={to} search={{ 'best-rated': bestRated }} look="quiet">
                {browsing.showAllCities}
              </ButtonLink>
            )}
            {!city && (
              <ButtonLink to="/stores" look="quiet">
                {navigation.allStores}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {list &&
          ('stores' in list ? (
            <StoreGrid stores={list.stores} early={2} heart={storeHeart} />
          ) : (
            <ProductGrid products={list.products} early={2} heart={productHeart} />
          ))}
      </ResultList>
    </BrowsePage>
  )
}

const skeletons = {
  hotDeals: 'deals',
  newArrivals: 'products',
  featuredProducts: 'products',
  bestRatedProducts: 'products',
  bestRatedStores: 'stores',
} as const satisfies Record<ListingName, 'products' | 'deals' | 'stores'>
