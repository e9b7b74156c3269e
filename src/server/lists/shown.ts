import { endOfMauritiusDay } from '#domain/mauritius-time.ts'
import { placeByRating } from './place-by-rating.ts'
import type { ProductRow } from './product-card.ts'
import type { StoreRow } from './store-card.ts'

/**
 * The list that an answer is cut from. The answer changes when somebody enters or leaves the list, because it has the
 * totals, and when a member moves to, from or across the part from `first` to `last`.
 */
export interface ShownList {
  /** As in `list_totals`; or 'featured', 'flash sales' or 'stores by name'. */
  name: string
  /** Its category or store. */
  scope: string | null
  /** The city of the cards; the totals are those of all cities. */
  city: string | null
  order: 'bestRated' | 'newest' | 'chosen'
  /** Places in the order by rating; the other orders hardly ever change. */
  first: string | null
  last: string | null
}

/** What an answer depends on, so that a write can evict exactly the answers that it changes. */
export interface Shown {
  products: readonly string[]
  stores: readonly string[]
  /** The first is the list of the cards; of the others only the totals are shown. */
  lists: readonly ShownList[]
  /** By distance: the part of that list at each spot that is shown. */
  spots?: readonly ShownList[]
  /** The page is full: a member that enters after its last card does not change the cards. */
  isFull?: boolean
  /** Lists whose totals decide which list the cards are cut from. */
  decidedBy?: readonly string[]
  /** When the answer changes by the clock alone; null when it does not. */
  until: Date | null
}

export interface Answered<Answer> {
  answer: Answer
  shown: Shown
}

/** The soonest of some moments that is still to come. */
export function soonest(now: Date, moments: Iterable<Date | null | undefined>): Date | null {
  let first: Date | null = null
  for (const moment of moments) {
    if (moment && moment > now && (first === null || moment < first)) first = moment
  }
  return first
}

/** When a product card changes by itself: its discount ends, or it begins or stops being featured. */
export const productMoments = (
  row: Pick<ProductRow, 'discountExpiresAt' | 'featuredFrom' | 'featuredUntil'>,
) => [row.discountExpiresAt, row.featuredFrom, row.featuredUntil]

/** When a store card changes by itself: a check lapses. */
export const storeMoments = ({
  verifiedUntil,
  halalCheckedUntil,
}: Pick<StoreRow, 'verifiedUntil' | 'halalCheckedUntil'>) => [
  verifiedUntil === null ? null : endOfMauritiusDay(verifiedUntil),
  halalCheckedUntil === null ? null : endOfMauritiusDay(halalCheckedUntil),
]

interface CardsOf {
  name: string
  scope?: string | undefined
  city?: string | undefined
  order?: ShownList['order']
  until?: Date | null
  /** By distance: where each of the rows is. */
  spots?: readonly string[] | undefined
  /** Lists of which the totals are shown as well. */
  totalsOf?: readonly string[]
  isFull?: boolean
  decidedBy?: readonly string[]
}

const listOf = (name: string): ShownList => ({
  name,
  scope: null,
  city: null,
  order: 'bestRated',
  first: null,
  last: null,
})

type Placed = { id: string; averageRating: number; ratingCount: number }

/** The list of these rows, which are all its members between the first and the last. */
function partOf(
  rows: readonly Placed[],
  { name, scope, city, order = 'bestRated' }: Omit<CardsOf, 'spots'>,
): ShownList {
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    name,
    scope: scope ?? null,
    city: city ?? null,
    order,
    first: first && order === 'bestRated' ? placeByRating(first) : null,
    last: last && order === 'bestRated' ? placeByRating(last) : null,
  }
}

type Lists = Pick<Shown, 'lists' | 'spots' | 'isFull' | 'decidedBy'>

function listsOf(rows: readonly Placed[], { totalsOf = [], ...of }: CardsOf): Lists {
  const others = totalsOf.map(listOf)
  const { spots, isFull, decidedBy = [] } = of
  if (!spots) return { lists: [partOf(rows, of), ...others], ...(isFull && { isFull, decidedBy }) }
  const parts = [...new Set(spots)].map((spot) => {
    const here = rows.filter((_, index) => spots[index] === spot)
    return partOf(here, { name: of.name, scope: of.scope, city: atSpot(spot) })
  })
  return { lists: [partOf([], of), ...others], spots: parts }
}

/** A spot in the place of a city: the members there, in the order of their ratings. */
export const atSpot = (spot: string) => `at ${spot}`

export function shownProducts(rows: readonly ProductRow[], now: Date, of: CardsOf): Shown {
  return {
    products: rows.map(({ id }) => id),
    stores: [...new Set(rows.map(({ storeId }) => storeId))],
    ...listsOf(rows, of),
    until: soonest(now, [of.until, ...rows.flatMap(productMoments)]),
  }
}

export function shownStores(rows: readonly StoreRow[], now: Date, of: CardsOf): Shown {
  return {
    products: [],
    stores: rows.map(({ id }) => id),
    ...listsOf(rows, of),
    until: soonest(now, rows.flatMap(storeMoments)),
  }
}

/** Totals by city alone. */
export function shownTotals({ until = null, ...of }: CardsOf): Shown {
  return { products: [], stores: [], ...listsOf([], of), until }
}
