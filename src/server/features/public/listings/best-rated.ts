import { enoughRatings, ratingsToBeListed } from '#domain/listing.ts'
import { type CityCount, citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type KeptList, keptLists, type Listed } from '#server/lists/kept-list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'

export const bestRated = {
  products: { rated: keptLists.rated, wellRated: keptLists.wellRated },
  stores: { rated: keptLists.ratedStores, wellRated: keptLists.wellRatedStores },
}

/**
 * Products or stores with enough ratings; while these do not fill a page, with any. With a city, the numbers of that
 * city decide. A city is offered when anything in it is rated.
 */
export async function bestRatedPage<Of extends Listed>(
  pages: ListPages,
  { rated, wellRated }: { rated: KeptList<Of>; wellRated: KeptList<Of> },
  params: ListParams & { now: Date },
) {
  const enough = await pages.page(wellRated, params, { offers: rated })
  const isEnough = ratingsToBeListed(totalOf(enough.cities, params.city)) === enoughRatings
  const { rows, list } = isEnough
    ? { rows: enough.rows, list: wellRated }
    : { rows: (await pages.page(rated, params)).rows, list: rated }
  const { paging } = countedPage(isEnough ? enough.cities : enough.offered, params)
  return { rows, list, paging: { ...paging, cities: citiesOf(enough.offered) } }
}

const totalOf = (byCity: readonly CityCount[], asked: string | undefined) =>
  byCity.reduce((sum, { city, count }) => (asked && city !== asked ? sum : sum + count), 0)
