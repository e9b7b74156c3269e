import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { type Discount, isRunning, normaliseExpiry } from '#domain/discount.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import type { ChosenLanguage } from '#web/store-owner/forms/text-language-field.tsx'

/** The form's values; numbers are kept as typed. */
export interface ProductValues {
  title: string
  description: string
  language: ChosenLanguage
  price: string
  /** From the category down. */
  categories: string[]
  image: string | null
  link: string
  discount: {
    value: string
    /** A Mauritius day, 'YYYY-MM-DD'. */
    expiresAt: string
  }
}

/** In the order of the form; the names are the server's. */
export const productFields = [
  'title',
  'description',
  'language',
  'price',
  'categories',
  'image',
  'link',
  'discount.value',
  'discount.expiresAt',
] as const

export const blankProduct: ProductValues = {
  title: '',
  description: '',
  language: '',
  price: '',
  categories: [],
  image: null,
  link: '',
  discount: { value: '', expiresAt: '' },
}

export function valuesOf(product: OwnProduct): ProductValues {
  return {
    title: product.title,
    description: product.description,
    language: product.language ?? '',
    price: String(product.price),
    categories: product.categoryIds,
    image: product.image,
    link: product.link ?? '',
    discount: discountValuesOf(product.discount),
  }
}

export function discountValuesOf({ value, expiresAt }: Discount): ProductValues['discount'] {
  return {
    value: value === null ? '' : String(value),
    expiresAt: expiresAt === null ? '' : mauritiusDay(new Date(expiresAt)),
  }
}

/** Undefined for an empty field. */
export function typedNumber(text: string): number | undefined {
  const written = text.trim()
  return written === '' ? undefined : Number(written)
}

/** The request body of a new product. */
export function newProductOf(values: ProductValues) {
  const { title, description, language, price, categories, image, link, discount } = values
  return {
    title: title.trim(),
    description: description.trim(),
    ...(language && { language }),
    price: Number(price),
    image: image ?? '',
    link: link.trim() || null,
    categories: categories.filter(Boolean),
    discount: { value: typedNumber(discount.value) ?? null, expiresAt: discount.expiresAt || null },
  }
}

/** The request body of a changed product; emptied discount fields are sent as 0, which ends the discount. */
export function changesOf(values: ProductValues, before: Discount, languageBefore?: TextLanguage) {
  const { discount, ...words } = newProductOf(values)
  const rest = { ...words, ...(languageBefore && !values.language && { language: null }) }
  const isEmpty = discount.value === null && discount.expiresAt === null
  if (isEmpty && before.value === null) return { ...rest, discount: undefined }
  return { ...rest, discount: isEmpty ? { value: 0, expiresAt: null } : discount }
}

/** Whether a required field is empty. */
export function isMissingSomething({ title, description, price, categories, image }: ProductValues): boolean {
  return (
    !title.trim() || !description.trim() || !price.trim() || categories.length < requiredCategories || !image
  )
}

export const requiredCategories = 2

/** The product after a save, as far as the form knows it. */
export function savedProduct(values: ProductValues, now: Date): Partial<OwnProduct> {
  const { categories, discount: _, ...rest } = newProductOf(values)
  return {
    ...rest,
    language: values.language || undefined,
    categoryIds: categories,
    discount: writtenDiscount(values.discount, now),
  }
}

/** The discount of the form, or none while the percent or the last day is missing. */
export function writtenDiscount({ value, expiresAt }: ProductValues['discount'], now: Date): Discount {
  const percent = typedNumber(value)
  const end = normaliseExpiry(expiresAt)
  if (!percent || !end) return { value: null, expiresAt: null, isActive: false }
  const discount = { value: percent, expiresAt: end.toISOString(), isActive: false }
  return { ...discount, isActive: isRunning(discount, now) }
}
