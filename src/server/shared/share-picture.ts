import { hash } from 'node:crypto'
import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import { isRunning, reducedPrice } from '#domain/discount.ts'
import type { Language } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { sharePicturePath } from '#domain/picture-delivery.ts'

/** Counts the drawings: with another one every picture has another address. */
const drawing = 1

/** All that the picture of a shared link shows. */
export interface ShareFacts {
  kind: 'product' | 'store'
  id: string
  language: Language
  title: string
  /** The place of a store, the store and place of a product. */
  place: string
  price?: { now: string; before?: string; off?: string }
  pictureKey: string
}

interface PictureRow {
  pictureKey: string
  pictureUrl: string | null
}

type SharedProduct = Pick<Product, '_id' | 'title' | 'price' | 'discount' | 'storeName' | 'address'>
type SharedStore = Pick<Store, '_id' | 'name' | 'storeCategory' | 'address'>

export function productShare(
  product: SharedProduct,
  row: PictureRow,
  language: Language,
  now: Date,
): ShareFacts {
  const { _id, title, storeName, address } = product
  return {
    kind: 'product',
    id: _id,
    language,
    title,
    place: `${storeName}, ${address.city}`,
    price: priceOf(product, language, now),
    pictureKey: row.pictureKey,
  }
}

export function storeShare(store: SharedStore, row: PictureRow, language: Language): ShareFacts {
  const { _id, name, storeCategory, address } = store
  const place = `${storeCategory.name} · ${address.city}`
  return { kind: 'store', id: _id, language, title: name, place, pictureKey: row.pictureKey }
}

const percentOff = (value: number, language: Language) => `-${value}${language === 'fr' ? '\u00a0' : ''}%`

function priceOf({ price, discount }: SharedProduct, language: Language, now: Date): ShareFacts['price'] {
  const written = formatRupees(price, language)
  if (!isRunning(discount, now)) return { now: written }
  return {
    now: formatRupees(reducedPrice(price, discount), language),
    before: written,
    off: percentOff(discount.value, language),
  }
}

/** Changes with everything that the picture shows. */
export function shareVersion(facts: ShareFacts): string {
  return hash('sha256', JSON.stringify([drawing, facts])).slice(0, 16)
}

export const shareAddress = (facts: ShareFacts): string =>
  sharePicturePath(facts.kind, facts.id, facts.language, shareVersion(facts))

/** The address as a field of an answer. A picture that a hosting service has cannot be drawn here. */
export const sharePictureOf = (facts: ShareFacts, { pictureUrl }: PictureRow): { sharePicture?: string } =>
  pictureUrl === null ? { sharePicture: shareAddress(facts) } : {}
