import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import type { FilterCounts } from '#contract/shapes/search-filters.ts'
import { radiiKm } from '#domain/distance.ts'
import { highestPriceRupees } from '#domain/limits.ts'
import { placeNames } from '#domain/places.ts'
import { offeredRatings } from '#domain/search-filters.ts'
import { browsing } from '#texts/public/browsing.ts'
import { search as texts } from '#texts/public/search.ts'
import { counted } from '#texts/shared/figures.ts'
import { searchFilters as filterTexts } from '#texts/shared/search-filters.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { withoutPlace } from './active-filters.ts'
import { CountedCheckbox } from './counted-checkbox.tsx'
import { PriceBands } from './price-bands.tsx'
import { arePricesCrossed, type SearchParams } from './search-params.ts'

interface FilterPanelProps {
  /** The search from its first page. */
  params: SearchParams
  counts: FilterCounts | undefined
  onChange: (params: SearchParams) => void
}

const panelId = 'search-filters'

/** Opens and closes the panel, without script too. The panel is a later sibling, so that it has the whole width. */
export function FilterToggle({ active }: { active: number }) {
  return (
    <details className="peer group self-end">
      <summary
        aria-controls={panelId}
        className="flex h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-rim bg-surface px-5 font-semibold transition hover:border-lagoon hover:text-lagoon max-sm:justify-center max-sm:px-3 [&::-webkit-details-marker]:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4 flex-none" />
        {texts.filters(active)}
        <ChevronDown aria-hidden="true" className="size-4 flex-none transition group-open:rotate-180" />
      </summary>
    </details>
  )
}

/** Its fields belong to the form around it. */
export function FilterPanel({ params, counts, onChange }: FilterPanelProps) {
  const { tab, minRating, near, radius } = params
  const of = tab ? counts?.stores : counts?.products
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : counted(name, count)
  const choose = (chosen: SearchParams) => onChange({ ...params, ...chosen })
  const ratingCount = (stars: number) => of?.ratings.find(({ minRating: least }) => least === stars)?.count
  const radiusCount = (km: number) => of?.radii.find(({ radius: most }) => most === km)?.count

  return (
    <div
      id={panelId}
      className="col-span-2 hidden w-full gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 peer-open:grid sm:grid-cols-2 lg:grid-cols-[3fr_2fr_2fr_2fr]"
    >
      {!tab && <Prices {...{ params, counts }} />}
      <FilterSelect
        label={texts.rating}
        name="minRating"
        value={minRating?.toString()}
        all={texts.anyRating}
        options={withChosen(offeredRatings, minRating).map((stars) => ({
          value: String(stars),
          label: withCount(filterTexts.starsOrMore(stars), ratingCount(stars)),
        }))}
        onChoose={(stars) => choose({ minRating: stars ? Number(stars) : undefined })}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <FilterSelect
          label={texts.place}
          name="near"
          value={near}
          all={texts.anyPlace}
          options={placeNames.map((name) => ({ value: name, label: name }))}
          onChoose={(place) => onChange(place ? { ...params, near: place } : withoutPlace(params))}
        />
        {near && (
          <FilterSelect
            label={texts.radius}
            name="radius"
            value={radius?.toString()}
            all={texts.anyRadius}
            options={withChosen(radiiKm, radius).map((km) => ({
              value: String(km),
              label: withCount(texts.km(km), radiusCount(km)),
            }))}
            onChoose={(km) => choose({ radius: km ? Number(km) : undefined })}
          />
        )}
      </div>
      <div className="flex flex-col gap-1 lg:pt-5">
        {!tab && (
          <CountedCheckbox
            name="onSale"
            label={filterTexts.onSale}
            count={counts?.products.onSale}
            isChecked={params.onSale ?? false}
            onCheck={(isChecked) => choose({ onSale: isChecked || undefined })}
          />
        )}
        <CountedCheckbox
          name="openNow"
          label={filterTexts.openNow}
          count={of?.openNow}
          isChecked={params.openNow ?? false}
          onCheck={(isChecked) => choose({ openNow: isChecked || undefined })}
        />
      </div>
    </div>
  )
}

/** A value of the address is offered too. */
const withChosen = (offered: readonly number[], chosen: number | undefined) =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]

function Prices({ params, counts }: Pick<FilterPanelProps, 'params' | 'counts'>) {
  const id = useId()
  const { minPrice, maxPrice } = params
  const problem = arePricesCrossed(params) ? texts.pricesCrossed : undefined
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max: highestPriceRupees,
    step: 1,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    className:
      'h-11 w-0 min-w-[3.5rem] flex-1 rounded-full border border-rim bg-surface px-4 font-medium tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none transition hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]',
  } as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-muted">{texts.price}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          key={`from ${minPrice}`}
          name="minPrice"
          aria-label={`${texts.price}, ${texts.priceFrom}`}
          placeholder={texts.priceFrom}
          defaultValue={minPrice}
          {...field}
        />
        <span aria-hidden="true">–</span>
        <input
          key={`to ${maxPrice}`}
          name="maxPrice"
          aria-label={`${texts.price}, ${texts.priceTo}`}
          placeholder={texts.priceTo}
          defaultValue={maxPrice}
          {...field}
        />
        <Button type="submit" look="quiet" size="small" className="flex-none px-3.5">
          {browsing.apply}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-sunset">
          {problem}
        </p>
      )}
      <PriceBands params={params} bands={counts?.products.prices ?? []} />
    </fieldset>
  )
}
