import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { highestPriceRupees, longest, longestRadiusKm } from '#domain/limits.ts'
import { findPlace } from '#domain/places.ts'
import { highestRating, lowestRating } from '#domain/rating.ts'
import { searchOrders } from '#domain/search-orders.ts'
import { Count } from './count.ts'
import { sayFilter } from './search-filters.sentences.ts'
import { sayStore } from './store.sentences.ts'
import { line } from './text.ts'
import { sayValue } from './value.sentences.ts'

/** A field of a form that was left blank counts as left out. */
const whole = (message: string, lowest: number, highest: number) =>
  z
    .union(
      [
        z.literal(''),
        z.coerce.number<number | string>(message).int(message).min(lowest, message).max(highest, message),
      ],
      message,
    )
    .transform((value) => (value === '' ? undefined : value))
    .optional()

const price = () => whole(issue(sayFilter.badPrice), 0, highestPriceRupees)

const yes = () =>
  z
    .union([z.boolean(), z.literal(['', 'true', 'false'])], issue(sayValue.trueOrFalse))
    .transform((value) => value === true || value === 'true' || undefined)
    .optional()

export const Exact = yes().meta({ description: 'Only what is written so: no close spellings.' })

/** A place of our list, whatever the accents and capitals of its name. */
const KnownPlace = line('city', longest.city)
  .transform((name) => (name ? (findPlace(name)?.name ?? null) : undefined))
  .refine((name) => name !== null, issue(sayFilter.unknownPlace))
  .transform((name) => name ?? undefined)
  .optional()

/** What narrows a search. Without any of it the answer is the plain one. */
const narrowing = {
  minPrice: price().meta({ description: 'Only what costs at least so many rupees now.' }),
  maxPrice: price().meta({ description: 'Only what costs at most so many rupees now.' }),
  onSale: yes().meta({ description: 'Only products with a running discount.' }),
  openNow: yes().meta({ description: 'Only what is in a store that is open at this moment.' }),
  minRating: whole(issue(sayFilter.badMinRating), lowestRating, highestRating).meta({
    description: 'Only what has at least this average.',
  }),
  near: KnownPlace.meta({ description: 'The place that distances are from.', example: 'Curepipe' }),
  radius: whole(issue(sayStore.badRadius(longestRadiusKm)), 1, longestRadiusKm).meta({
    description: 'Only what is at most so many km from the place.',
  }),
}

const order = {
  sort: z.enum(searchOrders, issue(sayFilter.badOrder)).optional().meta({
    description: 'The order of the results; by default the best match. `nearest` needs a place.',
  }),
}

interface Filtered {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  near?: string | undefined
  radius?: number | undefined
  sort?: string | undefined
}

const arePricesInOrder = ({ minPrice, maxPrice }: Filtered) =>
  minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice
const hasPlaceIfNeeded = ({ near, radius, sort }: Filtered) =>
  near !== undefined || (radius === undefined && sort !== 'nearest')

/** A search with these filters, which must agree with each other. */
export function narrowed<Shape extends z.ZodRawShape>(search: z.ZodObject<Shape>) {
  return search
    .extend(narrowing)
    .refine((asked) => arePricesInOrder(asked as Filtered), issue(sayFilter.pricesCrossed))
    .refine((asked) => hasPlaceIfNeeded(asked as Filtered), issue(sayFilter.needsPlace))
}

/** The same with an order. */
export const withFilters = <Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>) =>
  narrowed(query.extend(order))

/** The filters of a saved search, as they are stored. */
export const SavedFilters = z.object({
  minPrice: Count.optional(),
  maxPrice: Count.optional(),
  onSale: z.boolean().optional(),
  openNow: z.boolean().optional(),
  minRating: Count.optional(),
  near: z.string().optional(),
  radius: Count.optional(),
})

const counted = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object({ ...shape, count: Count }))
const ratings = counted({ minRating: Count })
const radii = counted({ radius: Count }).meta({ description: 'Empty without a place.' })

/** How many each choice would leave, with the other filters as they are. */
export const FilterCounts = z.object({
  products: z.object({
    onSale: Count,
    openNow: Count,
    ratings,
    prices: counted({ minPrice: Count.optional(), maxPrice: Count.optional() }),
    radii,
  }),
  stores: z.object({ openNow: Count, ratings, radii }),
  cutAt: Count.optional().meta({
    description: 'Set when there are more matches: only so many of the best rated are counted.',
  }),
})
export type FilterCounts = z.infer<typeof FilterCounts>
