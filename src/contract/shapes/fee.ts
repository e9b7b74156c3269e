import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { feeStates } from '#domain/fee-states.ts'
import { Count } from './count.ts'
import { Day } from './day.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { Issuer } from './payment-details.ts'
import { sayValue } from './value.sentences.ts'

/** Hundredths of a rupee. */
export const Cents = z.int().meta({ description: 'Hundredths of a rupee.', example: 150_000 })

export const FeeState = z.enum(feeStates, issue(sayValue.badFeeState)).meta({
  description: 'Grace lasts a month after the due day; after three months a store is to be deleted.',
})

export const paymentMethods = ['cash', 'bank transfer', 'juice', 'myt money', 'cheque', 'other'] as const

export const AdvertisingWindow = z.object({
  startsOn: Day,
  endsOn: Day,
  dueOn: Day.meta({ description: 'The last day to pay for it.' }),
})

export const FeePayment = z.object({
  _id: Id,
  receipt: z.string().meta({ description: 'The number of the receipt.', example: 'ZB-000042' }),
  kind: z.enum(['payment', 'refund']),
  amountCents: Cents,
  method: z.string().meta({ example: 'bank transfer' }),
  reference: z.string(),
  receivedOn: Day,
  payer: z
    .string()
    .meta({ description: 'The person behind the store, or the store itself.', example: 'Anjali Ramgoolam' }),
  recordedBy: z.string(),
  createdAt: Moment,
})
export type FeePayment = z.infer<typeof FeePayment>

const ChargedWindow = AdvertisingWindow.extend({
  _id: Id,
  kind: z.enum(['monthly', 'personalised']),
  product: z.object({ _id: Id.nullable(), title: z.string() }).nullable().meta({
    description: 'What personalised advertising is for; without an id once the product is deleted.',
  }),
  amountCents: Cents,
  massAdvertisingCents: Cents,
  reference: z
    .string()
    .meta({ description: 'What the payer writes on the transfer.', example: 'ZF-000-1234' }),
})

export const FeeCycle = ChargedWindow.extend({
  paidCents: Cents.meta({ description: 'Payments less refunds.' }),
  outstandingCents: Cents.meta({ description: 'What is owed; personalised advertising never is.' }),
  payableCents: Cents.meta({ description: 'What can still be paid for it.' }),
  refundDueCents: Cents.meta({ description: 'Paid for a window that had not begun when the store went.' }),
  state: FeeState,
  payments: z.array(FeePayment).meta({ description: 'Oldest first.' }),
})
export type FeeCycle = z.infer<typeof FeeCycle>

export const RefundContact = z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() })

export const ClosedFeeCycle = FeeCycle.extend({
  storeName: z.string(),
  closedOn: Day,
  contact: RefundContact.nullable().meta({
    description: 'To whom a refund goes. Kept until it is paid back in full.',
  }),
})
export type ClosedFeeCycle = z.infer<typeof ClosedFeeCycle>

export const ChargedStore = z.object({
  _id: Id,
  name: z.string(),
  isSuspended: z.boolean(),
  state: FeeState,
  outstandingCents: Cents,
  nextDueOn: Day.nullable().meta({
    description: 'When the oldest unpaid window, or else the next one, is due.',
  }),
})
export type ChargedStore = z.infer<typeof ChargedStore>

export const Receipt = FeePayment.extend({
  storeName: z.string(),
  window: ChargedWindow,
  leftToPayCents: Cents.meta({ description: 'For the window, after this payment.' }),
  issuer: Issuer,
})
export type Receipt = z.infer<typeof Receipt>

const TapTotals = z.object({
  view: Count,
  call: Count,
  whatsapp: Count,
  directions: Count,
  link: Count,
})
export type TapTotals = z.infer<typeof TapTotals>

/** A campaign as every store reads it: what it cost is no part of it. */
export const NamedCampaign = z.object({
  _id: Id,
  ranOn: Day,
  channel: z.string(),
  shown: z.string(),
  link: z.string().nullable(),
})
export type NamedCampaign = z.infer<typeof NamedCampaign>

export const Statement = z.object({
  store: z.object({ _id: Id, name: z.string() }),
  month: z.string().meta({ example: '2026-11' }),
  openingBalanceCents: Cents.meta({ description: 'Owed from before; what was paid ahead is below zero.' }),
  charges: z.array(ChargedWindow).meta({
    description:
      'Windows that were due in the month. Personalised advertising is charged with its payment, and taken off with a refund.',
  }),
  payments: z.array(FeePayment).meta({ description: 'Received, or paid back, in the month.' }),
  closingBalanceCents: Cents,
  taps: TapTotals.meta({ description: 'On the store page and its products together.' }),
  products: z
    .array(TapTotals.extend({ _id: Id, title: z.string() }))
    .meta({ description: 'The ten that drew most.' }),
  campaigns: z
    .array(NamedCampaign)
    .meta({ description: 'Mass advertising of the month, which part of every fee pays for.' }),
})
export type Statement = z.infer<typeof Statement>

export const Deletion = z.object({
  _id: Id,
  name: z.string(),
  dueOn: Day.meta({ description: 'Of the oldest window that is not paid for.' }),
  outstandingCents: Cents,
  warnedOn: Day.nullable(),
  deletedOn: Day.meta({ description: 'The earliest day; without a warning yet, as if it were sent today.' }),
  stoppedOn: Day.nullable(),
})
export type Deletion = z.infer<typeof Deletion>
