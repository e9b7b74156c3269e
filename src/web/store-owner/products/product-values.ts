import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { type Discount, isRunning, normaliseExpiry } from '#domain/discount.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Availability, Condition } from '#domain/product-state.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import type { ChosenLanguage } from '#web/store-owner/forms/text-language-field.tsx'

/** The form's values; numbers are kept as typed. */
export interface ProductValues {
  title: string
  description: string
  language: ChosenLanguage
  /** Blank when not said, as is the condition. */
  availability: Availability | ''
  condition: Condition | ''
  price: string
  /** From the category down. */
  categories: string[]
  image: string | null
  link: string
  sku: string
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
  'sku',
  'availability',
  'condition',
  'discount.value',
  'discount.expiresAt',
] as const

export const blankProduct: ProductValues = {
  title: '',
  description: '',
  language: '',
  availability: '',
  condition: '',
  price: '',
  categories: [],
  image: null,
  link: '',
  sku: '',
  discount: { value: '', expiresAt: '' },
}

export function valuesOf(product: OwnProduct): ProductValues {
  return {
    title: product.title,
    description: product.description,
    language: product.language ?? '',
    availability: product.availability ?? '',
    condition: product.condition ?? '',
    price: String(product.price),
    categories: product.categoryIds,
    image: product.image,
    link: product.link ?? '',
    sku: product.sku ?? '',
    discount: discountValuesOf(product.discount),
  }
}

/** A new product like this one. A reference belongs to one product, and the neutral picture of a draft to none. */
export function copyOf(product: OwnProduct, title: string): ProductValues {
  const hasPicture = !product.isDraft && !product.pictureRemoval
  return { ...valuesOf(product), title, sku: '', image: hasPicture ? product.image : null }
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
  const { availability, condition, sku } = values
  const { title, description, language, price, categories, image, link, discount } = values
  return {
    title: title.trim(),
    description: description.trim(),
    ...(language && { language }),
    ...(availability && { availability }),
    ...(condition && { condition }),
    price: Number(price),
    image: image ?? '',
    link: link.trim() || null,
    sku: sku.trim() || null,
    categories: categories.filter(Boolean),
    discount: { value: typedNumber(discount.value) ?? null, expiresAt: discount.expiresAt || null },
  }
}

/** The request body of a changed product; emptied discount fields are sent as 0, which ends the discount. */
export function changesOf(values: ProductValues, before: Discount, languageBefore?: TextLanguage) {
  const { discount, ...words } = newProductOf(values)
  const { availability, condition } = values
  const rest = {
    ...words,
    ...(languageBefore && !values.language && { language: null }),
    // Null takes back what was said.
    availability: availability || null,
    condition: condition || null,
  }
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
    availability: values.availability || undefined,
    condition: values.condition || undefined,
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
