import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Day, MonthOfYear } from '#contract/shapes/day.ts'
import {
  AdvertisingWindow,
  Cents,
  FeeCycle,
  FeePayment,
  FeeState,
  Receipt,
  Statement,
} from '#contract/shapes/fee.ts'
import { Id } from '#contract/shapes/ids.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { PaymentWays } from '#contract/shapes/payment-details.ts'

/** Who recorded a payment concerns the website owner alone. */
export const OwnPayment = FeePayment.omit({ recordedBy: true })
export type OwnPayment = z.infer<typeof OwnPayment>

export const OwnCycle = FeeCycle.omit({ refundDueCents: true }).extend({
  payments: z.array(OwnPayment).meta({ description: 'Oldest first.' }),
})
export type OwnCycle = z.infer<typeof OwnCycle>

export const OwnReceipt = Receipt.omit({ recordedBy: true })
export type OwnReceipt = z.infer<typeof OwnReceipt>

export const OwnStatement = Statement.extend({ payments: z.array(OwnPayment) })
export type OwnStatement = z.infer<typeof OwnStatement>

/** What is to be paid now: the oldest unpaid window. */
const ToPay = AdvertisingWindow.extend({
  amountCents: Cents.meta({ description: 'What is left to pay for it.' }),
  reference: z.string().meta({ example: 'ZF-000-1234' }),
  graceEndsOn: Day,
})

export const OwnFees = z.object({
  state: FeeState,
  outstandingCents: Cents.meta({ description: 'For all windows together.' }),
  toPay: ToPay.nullable(),
  nextDueOn: Day.meta({ description: 'The last day to pay for the window that is announced next.' }),
  deletion: z
    .object({ deletedOn: Day, isWarned: z.boolean(), isStopped: z.boolean() })
    .nullable()
    .meta({ description: 'Once the store is about to be deleted because it does not pay.' }),
  ways: PaymentWays,
  months: z.array(z.string()).meta({ description: 'Those with a statement, newest first.' }),
  cycles: z.array(OwnCycle).meta({ description: 'Newest window first.' }),
  ...paging,
})
export type OwnFees = z.infer<typeof OwnFees>

export const fees = {
  fees: endpoint({
    method: 'GET',
    path: '/auth/admin/fees',
    access: 'admin',
    summary: 'How my store stands with its fees, how to pay them, and what was paid',
    query: PageQuery,
    response: OwnFees,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/auth/admin/fees/receipts/:paymentId',
    access: 'admin',
    summary: 'A receipt of my store',
    params: z.object({ paymentId: Id }),
    response: OwnReceipt,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/auth/admin/fees/statements/:month',
    access: 'admin',
    summary: 'A month of my store on one page: what it cost, what was paid and what it brought',
    params: z.object({ month: MonthOfYear }),
    response: OwnStatement,
  }),
}
