import type { OwnProduct } from '#contract/own-product.ts'
import type { Product } from '#contract/product.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { type ProductValues, typedNumber, writtenDiscount } from './product-values.ts'

interface Surroundings {
  store: StoreProfile
  /** What the product is so far, when it exists. */
  product: OwnProduct | undefined
  /** Stands where there is no title yet. */
  noTitle: string
  now: Date
}

/** The product that the form describes, as lists would show it. */
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
    imagePlaceholder: product?.image === values.image ? (product?.imagePlaceholder ?? null) : null,
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
  }
}
