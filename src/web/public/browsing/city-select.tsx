import { browsing } from '#texts/public/browsing.ts'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'

interface CitySelectProps {
  city: string | undefined
  cities: readonly string[]
  hasFailed?: boolean
  onChoose: (city: string | undefined) => void
}

export function CitySelect({ city, cities, hasFailed, onChoose }: CitySelectProps) {
  return (
    <FilterSelect
      label={browsing.filterByCity}
      name="city"
      value={city}
      all={browsing.allCities}
      options={cities.map((name) => ({ value: name, label: name }))}
      onChoose={onChoose}
      problem={hasFailed && browsing.failedCities}
    />
  )
}
