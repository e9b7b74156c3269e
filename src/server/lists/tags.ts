import type { Review } from '#contract/shapes/review.ts'
import type { Span, Tag, TagsOfFields } from '#server/platform/cache/response-cache.ts'
import type { Cached } from '#server/platform/http/cached-calls.ts'
import type { Answered, Shown, ShownList } from './shown.ts'

export const productTag = (id: string) => `product ${id}`
export const storeTag = (id: string) => `store ${id}`
export const personTag = (id: string) => `person ${id}`

/** Shown with the names of categories, or the tree itself. */
export const categoriesTag = 'categories'
export const bannersTag = 'banners'
export const paymentDetailsTag = 'payment-details'
/** The names of holidays, which special days of stores are shown with. */
export const holidaysTag = 'holidays'

/** Any product, store or category: for answers that may show any of them, such as a search. */
export const catalogueTag = 'catalogue'

/** The opening hours of any store: for answers that depend on which stores are open. */
export const hoursTag = 'hours'

type Named = Pick<ShownList, 'name' | 'scope'>

/** Who is in the list at all: its totals and its cities. */
export const membersTag = ({ name, scope }: Named) => `members ${name} ${scope ?? ''}`
/** Which of its members is where: for lists by distance. */
export const spotsTag = ({ name, scope }: Named) => `spots ${name} ${scope ?? ''}`
/** The order of the list: in one city, at one spot or everywhere. */
export const orderTag = ({ name, scope }: Named, order: ShownList['order'], city: string | null) =>
  `order ${name} ${scope ?? ''} ${order} ${city ?? ''}`

/** The part of the list that the cards are: nothing when there are no cards, all of it where places are not known. */
function partsOf(list: ShownList): (string | Span)[] {
  const { order, city, first, last } = list
  const name = orderTag(list, order, city)
  if (order !== 'bestRated') return [name]
  return first !== null && last !== null ? [{ list: name, first, last }] : []
}

export const reviewTags = (reviews: readonly Pick<Review, 'user'>[]): Tag[] =>
  reviews.map(({ user }) => personTag(user._id))

function tagsOf({ products, stores, lists, spots }: Shown): Tag[] {
  const [cards] = lists
  return [
    ...products.map(productTag),
    ...stores.map(storeTag),
    ...lists.map(membersTag),
    ...(cards ? orderOf(cards, spots) : []),
  ]
}

const orderOf = (cards: ShownList, spots: Shown['spots']): Tag[] =>
  spots ? [spotsTag(cards), ...spots.flatMap(partsOf)] : partsOf(cards)

/**
 * Who enters or leaves a list after the last card of a full page changes its totals, but not the cards. Where the cards
 * are a part of the order by rating, moves alone tell whether they change.
 */
function tagsOfTotals(
  answer: object,
  { lists, spots, isFull, decidedBy = [] }: Shown,
): TagsOfFields | undefined {
  const [cards] = lists
  if (!isFull || spots || cards?.order !== 'bestRated') return undefined
  const totals = lists.filter(({ name }) => !decidedBy.includes(name))
  return {
    fields: Object.keys(answer).filter((field) => !withoutTotals.has(field)),
    tags: totals.map(membersTag),
  }
}

const withoutTotals = new Set(['products', 'stores', 'page'])

/** An answer as the cache takes it: with the tags of what it shows, and of what else it depends on. */
export async function cachedAs<Answer extends object>(
  answered: Promise<Answered<Answer>>,
  others: (answer: Answer) => readonly Tag[] = () => [],
): Promise<Cached<Answer>> {
  const { answer, shown } = await answered
  return {
    answer,
    tags: [...tagsOf(shown), ...others(answer)],
    ofFields: tagsOfTotals(answer, shown),
    until: shown.until ?? 'never',
  }
}
