import { enoughRatings, newArrivalDays } from '#domain/listing.ts'

export type Listed = 'products' | 'stores'

/**
 * A list whose totals and marks are stored. Its conditions are texts, because its statements are prepared: `{scope}` is
 * its category or store, `{now}` the moment of the call.
 */
export interface KeptList<Of extends Listed = Listed> {
  /** As in `list_totals`. */
  name: string
  of: Of
  scope: '{scope}' | "'00000000-0000-0000-0000-000000000000'"
  /** Who is in the list. Numbers are literals: only then does PostgreSQL use the partial indexes. */
  where: string
  /** The same for a row of `list_changes`, at the moment of the totals. */
  changed: string
  /** The index of the list in a city has averages and counts as negative numbers. */
  isUpwardsInCity?: boolean
  /** Who has entered or left by the clock since the moment of the totals, and when the next one will. */
  clock?: { moved: string; until: string }
}

const everywhere = "'00000000-0000-0000-0000-000000000000'"
const scoped = '{scope}'
const listed = { products: 'is_visible', stores: "status = 'active'" }
const discounted = 'is_visible and discount_percent is not null'
const arrivalAge = `interval '${newArrivalDays * 24} hours'`

const rated = <Of extends Listed>(of: Of, name: string, ratings: number): KeptList<Of> => ({
  name,
  of,
  scope: everywhere,
  // By its average too, so that the list ends where the unrated begin.
  where: `${listed[of]} and rating_count >= ${ratings} and average_rating > 0`,
  changed: `c.ratings >= ${ratings}`,
})

/** A category of this level, from 1 to 4, with everything below it. */
const category =
  <Of extends Listed>(of: Of, name: string) =>
  (level: number): KeptList<Of> => ({
    name,
    of,
    scope: scoped,
    where: `${listed[of]} and category_path[${level}] = {scope} and cardinality(category_path) >= ${level}`,
    isUpwardsInCity: true,
    changed: '{scope} = any (c.category_path)',
  })

export const keptLists = {
  rated: rated('products', 'rated', 1),
  wellRated: rated('products', 'well_rated', enoughRatings),
  ratedStores: rated('stores', 'rated_stores', 1),
  wellRatedStores: rated('stores', 'well_rated_stores', enoughRatings),
  category: category('products', 'category'),
  storeCategory: category('stores', 'store_category'),
  stores: { name: 'stores', of: 'stores', scope: everywhere, where: listed.stores, changed: 'true' },
  ofStore: {
    name: 'store',
    of: 'products',
    scope: scoped,
    where: 'is_visible and store_id = {scope}',
    changed: 'c.store_id = {scope}',
  },
  hotDeals: {
    name: 'deals',
    of: 'products',
    scope: everywhere,
    where: `${discounted} and discount_expires_at > {now}`,
    changed: 'c.discount_expires_at > clock.at',
    clock: {
      moved: 'moved_deals',
      until: `select min(discount_expires_at) from products where ${discounted} and discount_expires_at > {now}`,
    },
  },
  newArrivals: {
    name: 'arrivals',
    of: 'products',
    scope: everywhere,
    where: `is_visible and created_at >= {now} - ${arrivalAge}`,
    changed: `c.added_at >= clock.at - ${arrivalAge}`,
    clock: {
      moved: 'moved_arrivals',
      until: `select min(created_at) + ${arrivalAge} from products where is_visible and created_at >= {now} - ${arrivalAge}`,
    },
  },
} satisfies Record<string, KeptList | ((level: number) => KeptList)>
