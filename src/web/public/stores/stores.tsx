import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { stores as texts } from '#texts/public/stores.ts'
import { categoryChoice } from '#texts/shared/category-choice.ts'
import { common } from '#texts/shared/common.ts'
import { near as nearTexts } from '#texts/shared/near.ts'
import { CitySelect } from '#web/public/browsing/city-select.tsx'
import { FilterBar } from '#web/public/browsing/filter-bar.tsx'
import { ResultList } from '#web/public/browsing/result-list.tsx'
import { chosenAbove, levelsToChoose } from '#web/public/browsing/subcategory-levels.ts'
import { SubcategorySelects } from '#web/public/browsing/subcategory-selects.tsx'
import { pageIn } from '#web/shared/address/address-values.ts'
import { usePrefetched, usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useLevels } from '#web/shared/api/use-levels.ts'
import { GridSkeleton } from '#web/shared/cards/grid-skeleton.tsx'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { distanceFromHere } from '#web/shared/near/distance-from-here.tsx'
import { nearFilters } from '#web/shared/near/near-filters.ts'
import { NearMe, RadiusSelect } from '#web/shared/near/near-me.tsx'
import { storeHeart } from '#web/shared/wishlist/heart.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { BrowsingPath } from './browsing-path.tsx'
import { storesQueries } from './store-queries.ts'
import { type StoresParams, storesPath as to } from './stores-params.ts'

export { loadStores } from './store-queries.ts'
export { storesHead } from './stores-head.ts'

export function StoresPage() {
  const params: StoresParams = useSearch({ from: to })
  const { page, ...filters } = params
  const { search, city, storeCategory, near, radius } = filters
  // A change of one category clears those below it.
  const besides = { search, city, near, radius }
  const navigate = useNavigate()
  const linkTo = (wanted: StoresParams) => ({ to, search: wanted }) as const
  const goTo = (wanted: StoresParams) => navigate(linkTo(wanted))

  const queries = storesQueries(useClient(), params)
  const { data: list, ...progress } = usePreviousDataQuery(queries.list)
  const cities = useQuery(queries.cities)
  const categories = useQuery(queries.categories)
  const choices = useLevels(queries.levels)
  usePrefetched(queries.next, !progress.isOutdated && list !== undefined && (page ?? 1) < list.totalPages)

  const category = categories.data?.find(({ _id }) => _id === storeCategory)
  const levels = category ? levelsToChoose(filters, category.name, choices) : []
  const steps = [
    { name: texts.title, link: linkTo(besides) },
    ...(category ? [{ name: category.name, link: linkTo({ ...besides, storeCategory }) }] : []),
    ...levels.flatMap(({ name, chosen }) => {
      const above = { ...besides, storeCategory, ...chosenAbove(name, filters) }
      return chosen ? [{ name: chosen.name, link: linkTo({ ...above, [name]: chosen._id }) }] : []
    }),
  ]
  // Removing a category returns to its parent.
  const chosenSteps = steps
    .slice(1)
    .map(({ name }, above) => ({ name, without: steps[above]?.link ?? linkTo({}) }))
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const question = [
    ...steps.slice(1).map(({ name }) => name),
    search && texts.named(search),
    city,
    near && nearTexts.nearPlace(near),
    radius && nearTexts.withinKm(radius),
  ]

  return (
    <BrowsePage
      breadcrumb={<Breadcrumb steps={[{ name: common.home, to: '/' }]} />}
      title={texts.title}
      note={<BrowsingPath steps={steps} />}
      filters={
        <FilterBar action={to}>
          <div className="max-sm:col-span-2 sm:w-72">
            <SearchField
              label={texts.searchLabel}
              sent={{ name: 'search', button: texts.searchButton }}
              words={search ?? ''}
              onSearch={(words) =>
                navigate({ to, search: { ...filters, search: words || undefined }, replace: true })
              }
            />
          </div>
          <div className="sm:w-56">
            <FilterSelect
              label={texts.category}
              name="storeCategory"
              value={category?._id}
              all={texts.allCategories}
              options={(categories.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
              onChoose={(id) => goTo({ ...besides, storeCategory: id })}
              problem={categories.isError && categoryChoice.failed}
            />
          </div>
          <SubcategorySelects
            levels={levels}
            onChoose={(level, id) =>
              goTo({ ...besides, storeCategory, ...chosenAbove(level, filters), [level]: id })
            }
          />
          <div className="sm:w-56">
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
          <ButtonLink to="/map" look="quiet" className="self-end">
            <MapIcon aria-hidden="true" className="size-4.5" />
            {texts.map}
          </ButtonLink>
          {isFiltered && (
            <Button look="quiet" onClick={() => goTo({})} className="self-end">
              {texts.clearFilters}
            </Button>
          )}
        </FilterBar>
      }
    >
      <ResultList
        {...progress}
        failed={texts.empty}
        list={list}
        page={page}
        linkTo={(number) => linkTo({ ...filters, page: pageIn(number) })}
        filters={[
          ...(search
            ? [{ name: texts.named(search), without: linkTo({ ...filters, search: undefined }) }]
            : []),
          ...chosenSteps,
          ...(city ? [{ name: city, without: linkTo({ ...filters, city: undefined }) }] : []),
          ...nearFilters({ near, radius }, (changed) => linkTo({ ...filters, ...changed })),
        ]}
        skeleton={<GridSkeleton of="stores" />}
        empty={
          <EmptyState
            artwork="department-store"
            message={texts.empty}
            hint={isFiltered ? texts.emptyFor(question.filter(Boolean).join(', ')) : texts.emptyHint}
          >
            {isFiltered && (
              <ButtonLink {...linkTo({})} look="quiet">
                {texts.showAll}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {list && (
          <StoreGrid stores={list.stores} early={2} heart={storeHeart} distance={distanceFromHere(near)} />
        )}
      </ResultList>
    </BrowsePage>
  )
}
