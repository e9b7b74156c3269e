import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { type BulkFault, type BulkOutcome, type BulkProduct, bulkOutcome } from '#domain/bulk-edit.ts'
import { normaliseExpiry } from '#domain/discount.ts'
import { toCents } from '#domain/money.ts'
import type { BulkOperation } from './own-products-queries.ts'
import { requiredCategories } from './product-values.ts'

export const bulkKinds = ['price', 'discount', 'end-discount', 'category', 'hide', 'show', 'delete'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The fields of all kinds; numbers are kept as typed. */
export interface BulkValues {
  by: 'percent' | 'amount'
  difference: string
  percent: string
  expiresAt: string
  categories: string[]
  /** The name of the last of them, for the preview. */
  categoryName: string
}

export const blankBulk: BulkValues = {
  by: 'percent',
  difference: '',
  percent: '',
  expiresAt: '',
  categories: [],
  categoryName: '',
}

const hundredths = /^[+-]?\d+([.,]\d{1,2})?$/
const numberIn = (text: string) => {
  const plain = text.trim().replace('\u2212', '-')
  return hundredths.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** Undefined while something is missing. */
export function operationOf(kind: BulkKind, values: BulkValues): BulkOperation | undefined {
  if (kind === 'price') {
    const { by } = values
    const value = numberIn(values.difference)
    if (!value || (by === 'percent' && (value <= -100 || value > 1000))) return
    return { kind, by, value }
  }
  if (kind === 'discount') {
    const value = numberIn(values.percent)
    if (!value || value <= 0 || value >= 100 || !normaliseExpiry(values.expiresAt)) return
    return { kind, value, expiresAt: values.expiresAt }
  }
  if (kind === 'category')
    return values.categories.length >= requiredCategories
      ? { kind, categories: values.categories }
      : undefined
  return { kind }
}

const bulkProduct = (product: OwnProduct): BulkProduct => ({
  priceCents: toCents(product.price),
  discountPercent: product.discount.value,
  discountExpiresAt: product.discount.expiresAt === null ? null : new Date(product.discount.expiresAt),
  categoryId: product.categoryIds.at(-1) ?? '',
  isHidden: product.isHidden,
  isDraft: product.isDraft,
})

export interface Preview {
  changed: { product: OwnProduct; changes: NonNullable<BulkOutcome['changes']> }[]
  unchanged: number
  refused: { product: OwnProduct; fault: BulkFault }[]
}

/** What the operation will do, by the same rules as the server's. */
export function previewOf(products: readonly OwnProduct[], operation: BulkOperation, now: Date): Preview {
  const preview: Preview = { changed: [], unchanged: 0, refused: [] }
  for (const product of products) {
    const { changes, fault } = bulkOutcome(bulkProduct(product), operation, now)
    if (changes) preview.changed.push({ product, changes })
    else if (fault) preview.refused.push({ product, fault })
    else preview.unchanged += 1
  }
  return preview
}
