import { productTemplates } from '../content/products/index.ts'
import type { ProductTemplate } from '../content/template.ts'
import { itemAt, scatter, textNumber } from '../random.ts'

export interface Seller {
  /** Keys of product categories; everything below them may be sold. */
  sells: readonly string[]
}

interface SoldCategory {
  key: string
  templates: readonly ProductTemplate[]
  /** How many products of the category come in one round through all categories of the store. */
  share: number
}

/** One round through the categories of a store: small categories come once, large ones up to four times. */
interface Round {
  categories: readonly SoldCategory[]
  /** `category` is an index into the categories, `nth` counts its products within the round. */
  slots: readonly { category: number; nth: number }[]
}

/** `use` counts the uses of the template in its category over all stores, `ownUse` in this store. */
interface Choice {
  template: ProductTemplate
  category: string
  use: number
  ownUse: number
}

/**
 * Divides the templates among the stores. All stores that sell a category share one sequence of its templates, and
 * each takes a range of it. So every template is used once before any is used twice, and a store that gets a template
 * again gets another wording. Returns a function from a store and the number of its product to the template.
 */
export function assortment(
  stores: readonly Seller[],
  counts: ArrayLike<number>,
): (store: number, ordinal: number) => Choice {
  const known = new Map<string, Round>()
  const taken = new Map<string, number>()
  const rounds = stores.map(({ sells }) => {
    const name = sells.join(' ')
    const round = known.get(name) ?? roundOver(sells)
    known.set(name, round)
    return round
  })
  const starts = rounds.map(({ categories, slots }, store) =>
    categories.map(({ key, share }, index) => {
      const start = taken.get(key) ?? 0
      const count = counts[store] ?? 0
      const left = slots.slice(0, count % slots.length).filter(({ category }) => category === index).length
      taken.set(key, start + Math.floor(count / slots.length) * share + left)
      return start
    }),
  )
  return (store, ordinal) => {
    const { categories, slots } = itemAt(rounds, store)
    const { category, nth } = itemAt(slots, ordinal)
    const { key, templates, share } = itemAt(categories, category)
    const own = Math.floor(ordinal / slots.length) * share + nth
    const place = (starts[store]?.[category] ?? 0) + own
    return {
      template: itemAt(templates, place),
      category: key,
      use: Math.floor(place / templates.length),
      ownUse: Math.floor(own / templates.length),
    }
  }
}

function roundOver(keys: readonly string[]): Round {
  const categories = keys.map((key) => {
    const templates = templatesIn(key)
    return { key, templates, share: Math.min(4, Math.max(1, Math.round(templates.length / 3))) }
  })
  const slots = [0, 1, 2, 3].flatMap((nth) =>
    categories.flatMap(({ share }, category) => (nth < share ? [{ category, nth }] : [])),
  )
  return { categories, slots }
}

/** How many templates a store can choose from. */
export function variety({ sells }: Seller): number {
  return sells.reduce((sum, key) => sum + templatesIn(key).length, 0)
}

const found = new Map<string, ProductTemplate[]>()

/** In an order that mixes the subcategories. */
function templatesIn(key: string): ProductTemplate[] {
  const known = found.get(key)
  if (known) return known
  const templates = productTemplates.filter(({ category }) => `${category}/`.startsWith(`${key}/`))
  if (templates.length === 0) throw new RangeError(`There is nothing to sell from the category '${key}'.`)
  const order = (template: ProductTemplate) => scatter(textNumber(template.key), 5)
  templates.sort((a, b) => order(a) - order(b))
  found.set(key, templates)
  return templates
}
