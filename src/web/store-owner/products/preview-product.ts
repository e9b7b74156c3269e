import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { Product } from '#contract/shapes/product.ts'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { type ProductValues, typedNumber, writtenDiscount } from './product-values.ts'

interface Surroundings {
  store: StoreProfile
  /** The saved product, when there is one. */
  product: OwnProduct | undefined
  /** The placeholder for a missing title. */
  noTitle: string
  now: Date
}

/** A data URL cannot follow the theme, so its colour fits both light and dark. */
const noPictureYet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-36 -24 96 72" fill="none" stroke="#3a97a3" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="3" y="3" width="18" height="18" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/></svg>',
)}`

/** The form's values as the product of a card. */
export function previewProduct(
  values: ProductValues,
  { store, product, noTitle, now }: Surroundings,
): Product {
  const price = typedNumber(values.price) ?? 0
  return {
    _id: product?._id ?? store._id,
    title: values.title.trim() || noTitle,
    price: price >= 0 ? price : 0,
    image: values.image ?? '',
    imagePlaceholder: placeholderOf(values, product),
    link: values.link.trim() || null,
    discount: writtenDiscount(values.discount, now),
    averageRating: product?.averageRating ?? 0,
    ratingCount: product?.ratingCount ?? 0,
    storeName: store.name,
    averageStoreRating: store.averageRating,
    storeRatingCount: store.ratingCount,
    userId: store._id,
    address: store.address,
    contactInfo: store.contactInfo,
    isFeatured: product?.isFeatured ?? false,
    createdAt: product?.createdAt ?? now.toISOString(),
    language: values.language || store.language,
  }
}

function placeholderOf({ image }: ProductValues, product: OwnProduct | undefined): string | null {
  if (!image) return noPictureYet
  return product?.image === image ? product.imagePlaceholder : null
}
