import { z } from 'zod'
import { OwnApplication } from '#contract/shapes/application.ts'
import { reportReasons } from '#domain/report.ts'
import { Day } from './day.ts'
import { FeeCycle, FeePayment, RefundContact } from './fee.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { OwnProduct } from './own-product.ts'
import { StoreProfile } from './store-profile.ts'

export const OpenSession = z.object({
  _id: Id,
  device: z.string().meta({ example: 'Firefox on Android' }),
  createdAt: Moment,
  lastUsedAt: Moment,
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

const GivenRating = z.object({
  of: z.string().meta({ description: 'The product or the store.' }),
  rating: z.int(),
  comment: z.string(),
  createdAt: Moment,
})

const Wish = z.object({ _id: Id, name: z.string(), addedAt: Moment })

/**
 * A person's store, with its products, charges and payments. The names of those who recorded payments are left out as
 * data of other people.
 */
const OwnStore = StoreProfile.extend({
  products: z.array(OwnProduct),
  fees: z
    .array(FeeCycle.extend({ payments: z.array(FeePayment.omit({ recordedBy: true })) }))
    .meta({ description: 'Advertising windows, newest first.' }),
})
export type OwnStore = z.infer<typeof OwnStore>

/** Everything stored about a person, with all they wrote. */
export const PersonalData = z.object({
  exportedAt: Moment,
  account: z.object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    newEmail: z.string().nullable().meta({ description: 'Asked for, but not confirmed yet.' }),
    createdAt: Moment,
    emailVerifiedAt: Moment.nullable(),
    language: z
      .enum(['en', 'fr'])
      .meta({ description: 'In which they last used the site, and get our mails.' }),
  }),
  sessions: z.array(OpenSession),
  productRatings: z.array(GivenRating),
  storeRatings: z.array(GivenRating),
  wishlist: z.object({ products: z.array(Wish), stores: z.array(Wish) }),
  reports: z.array(
    z.object({
      about: z.string(),
      reason: z.enum(reportReasons),
      details: z.string(),
      createdAt: Moment,
    }),
  ),
  applications: z.array(
    OwnApplication.omit({ _id: true, state: true, decidedAt: true }).meta({
      description: 'To show a store; with what we asked, and why we refused.',
    }),
  ),
  messages: z.array(z.object({ message: z.string(), createdAt: Moment })),
  refunds: z
    .array(
      RefundContact.extend({ storeName: z.string(), startsOn: Day, endsOn: Day, refundDueCents: z.int() }),
    )
    .meta({ description: 'What we still have to pay back for deleted stores, and to whom.' }),
  mailOptOuts: z
    .array(z.object({ topic: z.string(), createdAt: Moment }))
    .meta({ description: 'News that they unsubscribed from.' }),
  store: OwnStore.nullable().meta({ description: 'None for a person without a store.' }),
})
export type PersonalData = z.infer<typeof PersonalData>
