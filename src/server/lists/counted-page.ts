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

/** Totals by city, as a statement returns them. */
export type Totals = Readonly<Record<string, number>> | null

/** The totals with what has changed since they were counted. */
export function countsOf(totals: Totals | undefined, changed?: Totals): CityCount[] {
  const now = changed ? sumOf(totals ?? {}, changed) : (totals ?? {})
  return Object.entries(now).map(([city, count]) => ({ city, count }))
}

function sumOf(totals: Readonly<Record<string, number>>, changed: Readonly<Record<string, number>>) {
  const cities = new Set([...Object.keys(totals), ...Object.keys(changed)])
  const sums = [...cities].map((city) => [city, (totals[city] ?? 0) + (changed[city] ?? 0)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0))
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

/** Every city that was asked for, sorted once: sorting names takes longer than reading a page. */
let known: readonly string[] = []

export function citiesOf(byCity: readonly { city: string }[]): string[] {
  const cities = new Set(byCity.map(({ city }) => city))
  const inOrder = known.filter((city) => cities.has(city))
  if (inOrder.length === cities.size) return inOrder
  known = [...new Set([...known, ...cities])].sort(alphabetical.compare)
  return citiesOf(byCity)
}
