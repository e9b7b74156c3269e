import { pageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'

export interface ListParams {
  page: number
  city?: string | undefined
}

export interface Slice {
  city?: string | undefined
  limit: number
  offset: number
}

export interface CityCount {
  city: string
  count: number
}

/** One count by city gives the total, the number in this city, and the list of cities. */
export function countedPage(byCity: readonly CityCount[], { page, city }: ListParams) {
  const total = byCity.reduce((sum, row) => (city && row.city !== city ? sum : sum + row.count), 0)
  const offset = (page - 1) * pageSize
  return {
    paging: { page, total, totalPages: totalPages(total, pageSize), cities: citiesOf(byCity) },
    slice: { city, limit: pageSize, offset } satisfies Slice,
    isPastEnd: offset >= total,
  }
}

const alphabetical = new Intl.Collator('en')

export function citiesOf(byCity: readonly { city: string }[]): string[] {
  return byCity.map(({ city }) => city).sort(alphabetical.compare)
}
