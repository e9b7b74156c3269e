import { productTemplates } from '../content/products/index.ts'
import { itemAt, scatter, seeded, textNumber } from '../random.ts'
import { assortment } from './assortment.ts'
import { looksOf } from './looks.ts'
import type { DemoProduct, DemoSize, DemoStore } from './shapes.ts'
import { type Neighbour, sideBySide } from './side-by-side.ts'
import { spread } from './spread.ts'
import { productCounts, storeOrder } from './store-order.ts'
import {
  addedDaysAgo,
  discountCount,
  discountOf,
  featuredCount,
  priceCents,
  pricesBefore,
  quality,
} from './terms.ts'
import { type Wording, wordingOf, write } from './wording.ts'

interface Draft extends Neighbour {
  ordinal: number
  title: string
  description: string
  priceCents: number
  categoryKey: string
}

/** The newest products are not discounted, so that the home page's deals and arrivals show different products. */
const newestAtFullPrice = 12

/** A generator, newest first, so that few products are in memory at a time. */
export function* demoProducts(size: DemoSize, stores: readonly DemoStore[]): Generator<DemoProduct> {
  const isFeatured = spread(featuredCount(size.products), size.products, 5)
  const isDiscounted = spread(discountCount(size.products), size.products - newestAtFullPrice, 4)
  const priceBefore = pricesBefore()
  let discounts = 0
  let position = 0
  for (const draft of sideBySide(drafts(size, stores))) {
    const { storeIndex, ordinal, title, description, categoryKey, picture } = draft
    const store = itemAt(stores, storeIndex)
    const random = seeded(7, storeIndex, ordinal)
    const featured = isFeatured(draft.root)
    const opinion = quality(random)
    const terms = {
      priceCents: draft.priceCents,
      addedDaysAgo: addedDaysAgo((position + 0.5) / size.products, store.joinedDaysAgo),
      discount:
        position >= newestAtFullPrice && isDiscounted(draft.root)
          ? discountOf(discounts++, draft.priceCents, random)
          : null,
    }
    yield {
      ...terms,
      before: priceBefore(terms),
      storeIndex,
      title,
      description,
      categoryKey,
      picture,
      link: storeLink(store, storeIndex, ordinal),
      featured,
      quality: featured ? Math.max(opinion, 0.75 + 0.2 * random()) : opinion,
    }
    position++
  }
}

function* drafts(size: DemoSize, stores: readonly DemoStore[]): Generator<Draft> {
  if (stores.length === 0) return
  const order = storeOrder(stores, size.products)
  const pick = assortment(stores, productCounts(order, stores.length, size.products))
  const wordings = new Map<unknown, Wording>(
    productTemplates.map((template) => [template, wordingOf(template)]),
  )
  const brought = new Uint32Array(stores.length)

  for (let index = 0; index < size.products; index++) {
    const storeIndex = order[index % order.length] ?? 0
    const ordinal = brought[storeIndex] ?? 0
    brought[storeIndex] = ordinal + 1
    const { template, category, use, ownUse } = pick(storeIndex, ordinal)
    const wording = wordings.get(template) ?? wordingOf(template)
    const random = seeded(6, storeIndex, ordinal)
    const way = (textNumber(category) + use * wording.stride) % wording.ways
    const { title, description, factor } = write(
      wording,
      way,
      itemAt(stores, storeIndex).address.city,
      random,
    )
    const look = itemAt(looksOf(template), use)
    yield {
      storeIndex,
      ordinal,
      // Only when a store has more products of a kind than there are wordings.
      title: ownUse < wording.ways ? title : `${title}, no. ${1 + Math.floor(ownUse / wording.ways)}`,
      description,
      priceCents: priceCents(template.rupees, factor, random),
      categoryKey: template.category,
      picture: look.key,
      root: template.category.slice(0, template.category.indexOf('/')),
      artwork: look.scene.objects[0]?.name ?? '',
      tint: look.scene.tint,
    }
  }
}

/** Some stores have a website of their own. */
function storeLink({ key }: DemoStore, storeIndex: number, ordinal: number): string | null {
  if (scatter(8, storeIndex) % 4 !== 0 || scatter(9, storeIndex, ordinal) % 3 === 0) return null
  return `https://example.com/${key}`
}
