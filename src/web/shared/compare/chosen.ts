import type { CategoryName } from '#contract/shapes/category.ts'
import type { Product } from '#contract/shapes/product.ts'
import { mostCompared } from '#domain/limits.ts'

export type ChosenProduct = Pick<Product, '_id' | 'title' | 'image' | 'imagePlaceholder'>

/** The products to compare, of one root category. */
export interface Chosen {
  category: CategoryName
  products: readonly ChosenProduct[]
}

const key = 'zb-compared'
const listeners = new Set<() => void>()
let known: { text: string | null; chosen: Chosen | undefined } = { text: null, chosen: undefined }

/** What this device has chosen. It is kept here alone. */
export const chosenProducts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },

  /** The same object as long as nothing changes. */
  read(): Chosen | undefined {
    const text = stored()
    if (text !== known.text) known = { text, chosen: parsed(text) }
    return known.chosen
  },
}

export type Refused = 'full' | 'other-category'

/** Adds a product, or removes it when it is chosen already. */
export function toggle(product: ChosenProduct, category: CategoryName): Refused | undefined {
  const chosen = chosenProducts.read()
  if (chosen?.products.some(({ _id }) => _id === product._id)) {
    removeChosen(product._id)
    return
  }
  if (chosen && chosen.category._id !== category._id) return 'other-category'
  if (chosen && chosen.products.length >= mostCompared) return 'full'
  const { _id, title, image, imagePlaceholder } = product
  write({ category, products: [...(chosen?.products ?? []), { _id, title, image, imagePlaceholder }] })
}

export function removeChosen(id: string): void {
  const chosen = chosenProducts.read()
  if (chosen) write({ ...chosen, products: chosen.products.filter(({ _id }) => _id !== id) })
}

export const clearChosen = () => write(undefined)

function write(chosen: Chosen | undefined): void {
  try {
    if (chosen && chosen.products.length > 0) localStorage.setItem(key, JSON.stringify(chosen))
    else localStorage.removeItem(key)
  } catch {
    // A device that stores nothing compares by the address alone.
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What somebody else wrote there counts as nothing. */
function parsed(text: string | null): Chosen | undefined {
  try {
    const { category, products } = JSON.parse(text ?? '')
    const isWhole =
      typeof category._id === 'string' &&
      typeof category.name === 'string' &&
      products.every(({ _id, title }: ChosenProduct) => typeof _id === 'string' && typeof title === 'string')
    return isWhole && products.length > 0
      ? { category, products: products.slice(0, mostCompared) }
      : undefined
  } catch {
    return
  }
}
