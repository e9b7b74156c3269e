import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { chosenDay, MonthOfYear } from '#contract/shapes/day.ts'
import {
  AdvertisingWindow,
  ChargedStore,
  ClosedFeeCycle,
  Deletion,
  FeeCycle,
  FeeState,
  paymentMethods,
  Receipt,
  Statement,
} from '#contract/shapes/fee.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { PageQuery, paging, SearchWords } from '#contract/shapes/paging.ts'
import { line, missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { personalisedFromCents } from '#domain/advertising-fees.ts'
import { feeStates } from '#domain/fee-states.ts'
import { longest, mostPersonalisedDays } from '#domain/limits.ts'
import { say } from './fees.sentences.ts'

const thisStore = z.object({ storeId: Id })
const thisCycle = z.object({ cycleId: Id })

const mostCents = 100_000_000

const transfer = {
  id: z
    .guid(missingOr(sayValue.notAnId))
    .meta({ description: 'Made by the caller: the same id twice is the same payment.' }),
  amountCents: z
    .int(missingOr(say.badAmount))
    .min(1, issue(say.badAmount))
    .max(mostCents, issue(say.tooMuch)),
  method: z.enum(paymentMethods, missingOr(say.howPaid)),
  reference: line('reference', longest.paymentReference).default(''),
  receivedOn: chosenDay(missingOr(say.badDay)),
}

export const ownerFees = {
  stores: endpoint({
    method: 'GET',
    path: '/owner/fees',
    access: 'owner',
    summary: 'Stores and how they stand with their fees: the longest unpaid first, then the newest',
    query: PageQuery.extend({
      search: SearchWords,
      state: z
        .union([z.literal(''), FeeState], issue(sayValue.badFeeState))
        .transform((state) => state || undefined)
        .optional(),
    }),
    response: z.object({
      stores: z.array(ChargedStore),
      counts: z
        .record(z.enum(feeStates), Count)
        .meta({ description: 'How many stores there are in each state.' }),
      ...paging,
    }),
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/owner/fees/stores/:storeId',
    access: 'owner',
    summary: "A store's ledger, newest window first",
    params: thisStore,
    query: PageQuery,
    response: z.object({
      store: ChargedStore.extend({
        email: z.string(),
        owner: z.object({ name: z.string(), email: z.string() }),
      }),
      nextWindow: AdvertisingWindow.meta({ description: 'Not announced yet; payable ahead once it is.' }),
      deletion: Deletion.nullable(),
      months: z.array(z.string()).meta({ description: 'Those with a statement, newest first.' }),
      cycles: z.array(FeeCycle),
      ...paging,
    }),
  }),
  closedLedger: endpoint({
    method: 'GET',
    path: '/owner/fees/ledger',
    access: 'owner',
    summary: 'Windows of deleted stores, with what is to be paid back, last deleted first',
    query: PageQuery.extend({
      search: SearchWords,
      show: z.enum(['all', 'refunds'], issue(say.allOrRefunds)).default('all'),
    }),
    response: z.object({ cycles: z.array(ClosedFeeCycle), ...paging }),
  }),
  announceNext: endpoint({
    method: 'POST',
    path: '/owner/fees/stores/:storeId/cycles',
    access: 'owner',
    summary: "Announce a store's next window early, so that it can be paid ahead",
    params: thisStore,
    body: form({ startsOn: transfer.receivedOn.meta({ description: 'The first day of the next window.' }) }),
    response: Message.extend({ cycle: FeeCycle }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/owner/fees/cycles/:cycleId/payments',
    access: 'owner',
    summary: 'Record a payment for a window',
    params: thisCycle,
    body: form(transfer),
    response: Receipt,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/owner/fees/cycles/:cycleId/refunds',
    access: 'owner',
    asksForCode: true,
    summary: 'Record what was paid back for a window; while the store is there, that much is owed again',
    params: thisCycle,
    body: form(transfer),
    response: Receipt,
  }),
  personalised: endpoint({
    method: 'POST',
    path: '/owner/fees/stores/:storeId/personalised',
    access: 'owner',
    summary:
      'Record a payment for personalised advertising; its product is featured within two business days',
    params: thisStore,
    body: form({
      ...transfer,
      amountCents: transfer.amountCents.min(personalisedFromCents, issue(say.lowestPersonalised)),
      productId: Id.nullable().default(null),
      days: z
        .int(missingOr(say.badDays))
        .min(1, issue(say.badDays))
        .max(mostPersonalisedDays, issue(say.badDays)),
      movingHolidays: z
        .array(chosenDay(), issue(say.listOfDays))
        .max(50, issue(say.atMost50))
        .default([])
        .meta({ description: 'Public holidays that are not in the table of holidays.' }),
    }),
    response: Receipt,
  }),
  chooseProduct: endpoint({
    method: 'POST',
    path: '/owner/fees/cycles/:cycleId/product',
    access: 'owner',
    summary: 'Choose the product of personalised advertising that has none; it is featured in its days',
    params: thisCycle,
    body: form({ productId: Id }),
    response: Message,
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/owner/fees/payments/:paymentId',
    access: 'owner',
    summary: 'A receipt',
    params: z.object({ paymentId: Id }),
    response: Receipt,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/owner/fees/stores/:storeId/statements/:month',
    access: 'owner',
    summary: "A store's month: what it was charged, what it paid, and what visitors did",
    params: thisStore.extend({ month: MonthOfYear }),
    response: Statement,
  }),
  deletions: endpoint({
    method: 'GET',
    path: '/owner/fees/deletions',
    access: 'owner',
    summary: 'Stores that will be deleted because they do not pay, the longest unpaid first',
    query: PageQuery,
    response: z.object({ deletions: z.array(Deletion), ...paging }),
  }),
  stopDeletion: endpoint({
    method: 'POST',
    path: '/owner/fees/stores/:storeId/stop-deletion',
    access: 'owner',
    summary: 'Keep a store although it does not pay',
    params: thisStore,
    response: Message,
  }),
  resumeDeletion: endpoint({
    method: 'POST',
    path: '/owner/fees/stores/:storeId/resume-deletion',
    access: 'owner',
    asksForCode: true,
    summary: 'No longer keep a store that does not pay',
    params: thisStore,
    response: Message,
  }),
}
