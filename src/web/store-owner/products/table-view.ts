import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { withoutAccents } from '#domain/accents.ts'
import { salePrice } from '#domain/discount.ts'
import { discountState } from './discount-state.ts'

export const rowsPerPage = 25

export const sortings = ['newest', 'title', 'price', 'rating', 'discount'] as const
export type Sorting = (typeof sortings)[number]
export type Direction = 'ascending' | 'descending'

export interface Order {
  sorting: Sorting
  direction: Direction
}

/** The first direction of each sorting is the likelier one. */
export const firstDirection: Record<Sorting, Direction> = {
  newest: 'descending',
  title: 'ascending',
  price: 'ascending',
  rating: 'descending',
  discount: 'descending',
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The sort value, or undefined for a product without one, which comes last in both directions. */
const measures: Record<Exclude<Sorting, 'title'>, (product: OwnProduct, now: Date) => number | undefined> = {
  newest: ({ createdAt }) => Date.parse(createdAt),
  price: ({ price, discount }, now) => salePrice(price, discount, now),
  rating: ({ averageRating, ratingCount }) => (ratingCount > 0 ? averageRating : undefined),
  discount: ({ discount }, now) => {
    const found = discountState(discount, now)
    return found.state === 'running' ? found.percent : undefined
  },
}

/** The sort is stable. */
export function sorted(products: readonly OwnProduct[], order: Order, now: Date): OwnProduct[] {
  const { sorting } = order
  const sign = order.direction === 'ascending' ? 1 : -1
  if (sorting === 'title')
    return products.toSorted((one, other) => sign * byTitle.compare(one.title, other.title))
  const measured = products.map((product) => ({ product, measure: measures[sorting](product, now) }))
  measured.sort((one, other) => {
    if (one.measure === undefined || other.measure === undefined)
      return Number(one.measure === undefined) - Number(other.measure === undefined)
    return sign * (one.measure - other.measure)
  })
  return measured.map(({ product }) => product)
}

/** The last segment of 'Fashion > Women > Dresses'. */
export function lastCategory({ categories }: Pick<OwnProduct, 'categories'>): string | undefined {
  return categories[0]?.split(' > ').at(-1)
}

const searchable = new WeakMap<OwnProduct, string>()

function searchText(product: OwnProduct): string {
  const known = searchable.get(product)
  if (known !== undefined) return known
  const text = withoutAccents(`${product.title} ${product.categories.join(' ')}`)
  searchable.set(product, text)
  return text
}

/** Every word must occur in the title or the category. */
export function matching(products: readonly OwnProduct[], words: string): readonly OwnProduct[] {
  const wanted = withoutAccents(words).split(' ').filter(Boolean)
  if (wanted.length === 0) return products
  return products.filter((product) => wanted.every((word) => searchText(product).includes(word)))
}
