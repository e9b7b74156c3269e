import { z } from 'zod'
import { Address } from './address.ts'
import { CategoryName } from './category.ts'
import { Count } from './count.ts'
import { Discount } from './discount.ts'
import { HonestDiscount, PriceHistory } from './honest-discount.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { paging } from './paging.ts'
import { picture, sharePicture } from './picture.ts'
import { Position } from './position.ts'
import { Availability, Condition } from './product-state.ts'
import { RatingCounts, Review, ratingOf } from './review.ts'
import { StoreSummary } from './store-listing.ts'
import { TextLanguage } from './text-language.ts'

export const Product = z
  .object({
    _id: Id,
    title: z.string(),
    price: z.number().meta({ description: 'Rupees.', example: 1450 }),
    ...picture,
    link: z.string().nullable(),
    discount: Discount,
    ...ratingOf,
    storeName: z.string(),
    averageStoreRating: z.number(),
    storeRatingCount: Count,
    userId: Id.meta({ description: 'The store that shows it.' }),
    address: Address,
    position: Position.optional().meta({
      description: 'Of the store; absent while the position of its city counts.',
    }),
    contactInfo: z.string().nullable().meta({ example: '5 755 0142' }),
    isFeatured: z.boolean(),
    createdAt: Moment,
    language: TextLanguage.optional().meta({
      description: 'Of the title and the description; absent when not said.',
    }),
    availability: Availability.optional(),
    condition: Condition.optional(),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

export const ProductDetail = Product.extend({
  description: z.string(),
  categories: z.array(CategoryName).meta({ description: 'From the root category down.' }),
  reviews: z.array(Review).meta({ description: 'The newest; all of them come page by page.' }),
  ratingCounts: RatingCounts,
  priceConfirmedAt: Moment.meta({
    description: 'When the price or the discount last changed, or the store said that its prices are right.',
  }),
  isPriceOld: z.boolean().meta({ description: 'Whether that is six months ago.' }),
  honestDiscount: HonestDiscount.nullable().meta({ description: 'Null while no discount runs.' }),
  priceHistory: PriceHistory.meta({
    description:
      'What the product cost in the last 90 days, oldest first; empty when that did not change in these days.',
  }),
  store: StoreSummary,
  ...sharePicture,
}).meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof ProductDetail>

export const ProductPage = z.object({
  products: z.array(Product),
  ...paging,
  cities: z.array(z.string()),
})
export type ProductPage = z.infer<typeof ProductPage>
