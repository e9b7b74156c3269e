import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'

/** Saturday 14 November 2026, noon in Mauritius. */
export const sampleNow = new Date('2026-11-14T08:00:00Z')

const address = { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Grand Baie', details: null }

const noDiscount = { value: null, expiresAt: null, isActive: false }

export function sampleProduct(details: Partial<Product> = {}): Product {
  return {
    _id: '0193a000-0000-7000-8000-000000000001',
    title: 'Coconut & lemongrass soap, trio',
    price: 450,
    image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
    imagePlaceholder: null,
    link: null,
    discount: noDiscount,
    averageRating: 4.64,
    ratingCount: 74,
    storeName: 'Savonnerie Ti Bonheur',
    averageStoreRating: 4.7,
    storeRatingCount: 1,
    userId: '0193a000-0000-7000-8000-000000000002',
    address,
    contactInfo: '57550142',
    isFeatured: false,
    createdAt: '2026-11-10T08:00:00Z',
    ...details,
  }
}

export function sampleStore(details: Partial<Store> = {}): Store {
  return {
    _id: '0193a000-0000-7000-8000-000000000002',
    name: 'Savonnerie Ti Bonheur',
    description: 'Soaps poured by hand.',
    image: '/media/upload/f_auto,q_auto,w_800/store.jpg',
    imagePlaceholder: null,
    address,
    contactInfo: '57550142',
    averageRating: 4.7,
    ratingCount: 88,
    storeCategory: { _id: '0193a000-0000-7000-8000-000000000003', name: 'Beauty & health' },
    subcategory1: null,
    subcategory2: null,
    subcategory3: null,
    checks: { verifiedUntil: null, halalCheckedUntil: null },
    createdAt: '2026-11-10T08:00:00Z',
    ...details,
  }
}
