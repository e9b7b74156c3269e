import { z } from 'zod'
import { Address } from './address.ts'
import { Announcement } from './announcement.ts'
import { CategoryName } from './category.ts'
import { Day } from './day.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { StoreHours } from './opening-hours.ts'
import { paging } from './paging.ts'
import { PaymentWay } from './payments-taken.ts'
import { picture, sharePicture } from './picture.ts'
import { Position } from './position.ts'
import { RatingCounts, ratingOf } from './review.ts'
import { TextLanguage } from './text-language.ts'

/** What the website owner has checked; null when it was not checked or has lapsed. */
export const StoreChecks = z.object({
  verifiedUntil: Day.nullable(),
  halalCheckedUntil: Day.nullable(),
})

export const Store = z
  .object({
    _id: Id,
    name: z.string(),
    description: z.string(),
    ...picture,
    address: Address,
    position: Position.optional().meta({
      description: 'Where the store is; absent while the position of its city counts.',
    }),
    contactInfo: z.string().nullable().meta({ example: '5 755 0142' }),
    ...ratingOf,
    storeCategory: CategoryName,
    subcategory1: CategoryName.nullable(),
    subcategory2: CategoryName.nullable(),
    subcategory3: CategoryName.nullable(),
    checks: StoreChecks,
    createdAt: Moment,
    language: TextLanguage.optional().meta({ description: 'Of the description; absent when not said.' }),
  })
  .meta({ id: 'Store' })
export type Store = z.infer<typeof Store>

export const StoreDetail = Store.extend({
  ...StoreHours.shape,
  announcement: Announcement.nullable(),
  ratingCounts: RatingCounts,
  paymentsTaken: z
    .array(PaymentWay)
    .optional()
    .meta({ description: 'How customers can pay; absent when the store does not say.' }),
  ...sharePicture,
}).meta({ id: 'StoreDetail' })
export type StoreDetail = z.infer<typeof StoreDetail>

/** The summary of a store beside its product. */
export const StoreSummary = Store.pick({
  _id: true,
  name: true,
  image: true,
  imagePlaceholder: true,
  averageRating: true,
  ratingCount: true,
  checks: true,
})

export const StorePage = z.object({
  stores: z.array(Store),
  ...paging,
  cities: z.array(z.string()),
})
export type StorePage = z.infer<typeof StorePage>
