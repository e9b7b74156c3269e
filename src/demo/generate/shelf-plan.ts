import { productTemplates } from '../content/products/index.ts'
import type { ProductTemplate } from '../content/template.ts'
import { itemAt, scatter, textNumber } from '../random.ts'

/** Whoever keeps shelves. */
export interface Keeper {
  shelves: readonly string[]
}

/** One category of a store, with the templates it may sell from it. */
interface Shelf {
  key: string
  templates: readonly ProductTemplate[]
  /** How many products of the shelf stand in one round through the store. */
  share: number
}

/** Which shelf comes when: `turn` is the how-manieth of its shelf in the round. */
interface Round {
  shelves: readonly Shelf[]
  turns: readonly { shelf: number; turn: number }[]
}

/** A template, its how-manieth use on that shelf anywhere, and in this store. */
interface Choice {
  template: ProductTemplate
  shelf: string
  use: number
  ownUse: number
}

/**
 * Deals templates out to stores: all stores with a shelf share one long row of it, each taking a stretch. So every
 * template is used before any comes twice, and a store meets the same template only with another use. Answers with
 * the way from the how-manieth product of a store to its template.
 */
export function shelfPlan(
  stores: readonly Keeper[],
  counts: ArrayLike<number>,
): (store: number, ordinal: number) => Choice {
  const known = new Map<string, Round>()
  const dealt = new Map<string, number>()
  const rounds = stores.map(({ shelves }) => {
    const name = shelves.join(' ')
    const round = known.get(name) ?? roundOver(shelves)
    known.set(name, round)
    return round
  })
  const starts = rounds.map(({ shelves, turns }, store) =>
    shelves.map(({ key, share }, index) => {
      const start = dealt.get(key) ?? 0
      const count = counts[store] ?? 0
      const left = turns.slice(0, count % turns.length).filter(({ shelf }) => shelf === index).length
      dealt.set(key, start + Math.floor(count / turns.length) * share + left)
      return start
    }),
  )
  return (store, ordinal) => {
    const { shelves, turns } = itemAt(rounds, store)
    const { shelf, turn } = itemAt(turns, ordinal)
    const { key, templates, share } = itemAt(shelves, shelf)
    const own = Math.floor(ordinal / turns.length) * share + turn
    const place = (starts[store]?.[shelf] ?? 0) + own
    return {
      template: itemAt(templates, place),
      shelf: key,
      use: Math.floor(place / templates.length),
      ownUse: Math.floor(own / templates.length),
    }
  }
}

function roundOver(keys: readonly string[]): Round {
  const shelves = keys.map((key) => {
    const templates = templatesOn(key)
    return { key, templates, share: Math.min(4, Math.max(1, Math.round(templates.length / 3))) }
  })
  const turns = [0, 1, 2, 3].flatMap((turn) =>
    shelves.flatMap(({ share }, shelf) => (turn < share ? [{ shelf, turn }] : [])),
  )
  return { shelves, turns }
}

/** How many templates a store can choose from. */
export function variety({ shelves }: Keeper): number {
  return shelves.reduce((sum, shelf) => sum + templatesOn(shelf).length, 0)
}

const found = new Map<string, ProductTemplate[]>()

/** In an order that mixes the categories of the shelf. */
function templatesOn(shelf: string): ProductTemplate[] {
  const known = found.get(shelf)
  if (known) return known
  const templates = productTemplates.filter(({ category }) => `${category}/`.startsWith(`${shelf}/`))
  if (templates.length === 0) throw new RangeError(`There is nothing to sell from the shelf '${shelf}'.`)
  const order = (template: ProductTemplate) => scatter(textNumber(template.key), 5)
  templates.sort((a, b) => order(a) - order(b))
  found.set(shelf, templates)
  return templates
}
