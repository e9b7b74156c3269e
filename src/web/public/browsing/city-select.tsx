import { browsing } from '#texts/public/browsing.ts'
import { Select } from '#web/ui/fields/select.tsx'

interface CitySelectProps {
  city: string | undefined
  cities: readonly string[]
  hasFailed?: boolean
  onChoose: (city: string | undefined) => void
}

export function CitySelect({ city, cities, hasFailed, onChoose }: CitySelectProps) {
  return (
    <Select
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
