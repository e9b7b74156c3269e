import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { browsing } from '#texts/browsing.ts'
import { common } from '#texts/common.ts'
import { listing } from '#texts/listing.ts'
import { navigation } from '#texts/navigation.ts'
import { useKeptQuery, usePrefetched } from '#web/api/kept-query.ts'
import { GridSkeleton } from '#web/features/catalogue/grid-skeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product-grid.tsx'
import { StoreGrid } from '#web/features/catalogue/store-grid.tsx'
import {
  canBeBestRated,
  type ListingName,
  type ListingWish,
  useListingQueries,
} from '#web/features/listing/listing-queries.ts'
import { productHeart, storeHeart } from '#web/features/wishlist/heart.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/browse-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CitySelect } from '#web/ui/city-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterBar } from '#web/ui/filter-bar.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { listingPaths } from './paths.ts'
import { ResultList } from './result-list.tsx'

export { listingHead } from './listing-head.ts'

export const HotDealsPage = () => <Listing name="hotDeals" />
export const NewArrivalsPage = () => <Listing name="newArrivals" />
export const FeaturedProductsPage = () => <Listing name="featuredProducts" />
export const BestRatedProductsPage = () => <Listing name="bestRatedProducts" />
export const BestRatedStoresPage = () => <Listing name="bestRatedStores" />

function Listing({ name }: { name: ListingName }) {
  const texts = listing[name]
  const wish: ListingWish = useSearch({ strict: false })
  const { page, city, 'best-rated': bestRated } = wish
  const to = listingPaths[name]
  const navigate = useNavigate()
  // Whatever narrows or reorders the list starts it again at page 1.
  const choose = (change: ListingWish) =>
    navigate({ to, search: { city, 'best-rated': bestRated, ...change } })

  const queries = useListingQueries(name, wish)
  const { data: list, ...progress } = useKeptQuery(queries.list)
  const cities = useQuery(queries.cities)
  usePrefetched(queries.next, !progress.isBehind && list !== undefined && (page ?? 1) < list.totalPages)

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
        linkTo={(number) => ({ to, search: { ...wish, page: number > 1 ? number : undefined } })}
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
