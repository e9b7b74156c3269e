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
  answer: z.string().nullable().meta({ description: 'What the store answered.' }),
  isSaleConfirmed: z
    .boolean()
    .meta({ description: 'The store said that an enquiry of theirs became a sale.' }),
  photos: z
    .array(z.string())
    .meta({ description: 'Where their photos are delivered, shown to others or not.' }),
  createdAt: Moment,
})

const HelpfulMark = z.object({
  of: z.string().meta({ description: 'The product or the store that was reviewed.' }),
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
  answers: z
    .array(z.object({ of: z.string(), text: z.string(), createdAt: Moment }))
    .meta({ description: 'What the store answered to reviews, newest first.' }),
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
  helpful: z.array(HelpfulMark).meta({ description: 'Reviews of others that they found helpful.' }),
  wishlist: z.object({ products: z.array(Wish), stores: z.array(Wish) }),
  alerts: z
    .object({
      choices: z.object({ mail: z.string(), push: z.string() }),
      stores: z.array(Wish),
      wishes: z.array(Wish),
      searches: z.array(z.object({ q: z.string(), city: z.string().nullable(), createdAt: Moment })),
      devices: z.array(z.object({ device: z.string(), endpoint: z.string(), createdAt: Moment })),
      messages: z.array(z.object({ kind: z.string(), about: z.string(), createdAt: Moment })),
    })
    .meta({ description: 'What they want to be told about, how, and what they were told.' }),
  enquiries: z
    .array(z.object({ about: z.string(), code: z.string(), createdAt: Moment }))
    .meta({ description: 'About which products they wrote to a store with a code.' }),
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
