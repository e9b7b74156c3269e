import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { browsing } from '#texts/public/browsing.ts'
import { category as texts } from '#texts/public/category.ts'
import { common } from '#texts/shared/common.ts'
import { navigation } from '#texts/shared/navigation.ts'
import { near as nearTexts } from '#texts/shared/near.ts'
import { CitySelect } from '#web/public/browsing/city-select.tsx'
import { FilterBar } from '#web/public/browsing/filter-bar.tsx'
import { ResultList } from '#web/public/browsing/result-list.tsx'
import { chosenAbove, levelsToChoose } from '#web/public/browsing/subcategory-levels.ts'
import { SubcategorySelects } from '#web/public/browsing/subcategory-selects.tsx'
import { pageIn } from '#web/shared/address/address-values.ts'
import { toCategory } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { usePrefetched, usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useLevels } from '#web/shared/api/use-levels.ts'
import { GridSkeleton } from '#web/shared/cards/grid-skeleton.tsx'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import { CompareBar, CompareIcon } from '#web/shared/compare/compare-later.tsx'
import { distanceFromHere } from '#web/shared/near/distance-from-here.tsx'
import { nearFilters } from '#web/shared/near/near-filters.ts'
import { NearMe, RadiusSelect } from '#web/shared/near/near-me.tsx'
import { NotFoundPage, notFoundTitle } from '#web/shared/page/not-found.tsx'
import { productHeart } from '#web/shared/wishlist/heart.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import type { CategoryParams } from './category-params.ts'
import { categoryQueries } from './category-queries.ts'

export { categoryHead } from './category-head.ts'
export { loadCategory } from './category-queries.ts'

export function CategoryPage() {
  const { categoryId } = useParams({ from: '/category/$categoryId' })
  // The key resets all state when the category changes.
  return <Category key={categoryId} categoryId={categoryId} />
}

function Category({ categoryId }: { categoryId: string }) {
  const params: CategoryParams = useSearch({ from: '/category/$categoryId' })
  const { page, ...filters } = params
  const { city, near, radius } = filters
  const besides = { city, near, radius }
  const here = toCategory(categoryId)
  const linkTo = (search: CategoryParams) => ({ ...here, search })
  const navigate = useNavigate()
  const goTo = (search: CategoryParams) => navigate(linkTo(search))

  const queries = categoryQueries(useClient(), categoryId, params)
  const { data: list, ...progress } = usePreviousDataQuery(queries.products)
  const { data: named, error, isPending } = useQuery(queries.name)
  const cities = useQuery(queries.cities)
  const choices = useLevels(queries.levels)
  usePrefetched(queries.next, !progress.isOutdated && list !== undefined && (page ?? 1) < list.totalPages)

  if (error instanceof ApiError && error.status < 500) return <NoSuchCategory />

  const name = named?.name ?? ''
  const root = named?.path[0]
  const levels = levelsToChoose(filters, name, choices)

  return (
    <BrowsePage
      breadcrumb={
        <Breadcrumb
          steps={[
            { name: common.home, to: '/' },
            ...(named?.path.slice(0, -1) ?? []).map((step) => ({
              name: step.name,
              ...toCategory(step._id),
            })),
          ]}
        />
      }
      title={isPending ? common.loading : name}
      filters={
        <FilterBar action={pathOf(here)}>
          <SubcategorySelects
            levels={levels}
            onChoose={(level, id) => goTo({ ...chosenAbove(level, filters), ...besides, [level]: id })}
          />
          <div className="sm:w-64">
            <CitySelect
              city={city}
              cities={cities.data?.cities ?? []}
              hasFailed={cities.isError}
              onChoose={(place) => goTo({ ...filters, city: place })}
            />
          </div>
          {near && (
            <RadiusSelect near={near} radius={radius} onChoose={(km) => goTo({ ...filters, radius: km })} />
          )}
          <NearMe near={near} onPlace={(place) => goTo({ ...filters, near: place })} />
        </FilterBar>
      }
    >
      <ResultList
        {...progress}
        failed={browsing.failedProducts}
        list={list}
        page={page}
        linkTo={(number) => linkTo({ ...filters, page: pageIn(number) })}
        filters={[
          ...levels.flatMap((level) =>
            level.chosen
              ? [
                  {
                    name: level.chosen.name,
                    without: linkTo({ ...chosenAbove(level.name, filters), ...besides }),
                  },
                ]
              : [],
          ),
          ...(city ? [{ name: city, without: linkTo({ ...filters, city: undefined }) }] : []),
          ...nearFilters({ near, radius }, (changed) => linkTo({ ...filters, ...changed })),
        ]}
        skeleton={<GridSkeleton of="products" />}
        empty={
          <EmptyState artwork="basket" message={texts.empty} hint={emptyHint({ city, near, radius })}>
            {near && radius && (
              <ButtonLink {...linkTo({ ...filters, radius: undefined })} look="quiet">
                {nearTexts.furtherAway}
              </ButtonLink>
            )}
            {city && (
              <ButtonLink {...linkTo({ ...filters, city: undefined })} look="quiet">
                {browsing.showAllCities}
              </ButtonLink>
            )}
            {filters.subcategory1 && (
              <ButtonLink {...linkTo({})} look="quiet">
                {texts.wholeCategory(name)}
              </ButtonLink>
            )}
            {!city && !filters.subcategory1 && (
              <ButtonLink to="/stores" look="quiet">
                {navigation.allStores}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {list && (
          <ProductGrid
            products={list.products}
            early={2}
            heart={(product) => (
              <span className="grid">
                {productHeart(product)}
                {root && <CompareIcon product={product} category={root} />}
              </span>
            )}
            distance={distanceFromHere(near)}
          />
        )}
        <CompareBar />
      </ResultList>
    </BrowsePage>
  )
}

function emptyHint({ city, near, radius }: CategoryParams): string {
  if (city) return browsing.nothingIn(city)
  return near && radius ? nearTexts.nothingWithin(radius, near) : texts.emptyHint
}

/** The page may be open before the server answers that the category does not exist. */
function NoSuchCategory() {
  useEffect(() => {
    document.title = notFoundTitle
  }, [])
  return <NotFoundPage />
}
