import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Receipt } from '#contract/shapes/fee.ts'
import type { ownerFees } from '#contract/website-owner/fees.ts'
import { outstandingCents, personalisedWindow } from '#domain/advertising-fees.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { type Cents, formatRupees, toRupees } from '#domain/money.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, notFound } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toPayment, toWindow } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { PaymentQueries } from './payments.queries.ts'

type Transfer = z.output<typeof ownerFees.pay.body>
type Personalised = z.output<typeof ownerFees.personalised.body>

interface Deps {
  tables: Tables
  queries: PaymentQueries
  clock: Clock
}

const rupees = (cents: Cents) => formatRupees(toRupees(cents))

/** Payments and refunds are rows that are never changed. */
export function payments({ tables, queries, clock }: Deps) {
  async function receiptOf(within: Pick<Tables, 'select'>, paymentId: string): Promise<Receipt | undefined> {
    const found = await queries.find(within, paymentId)
    if (!found) return
    const { payment, cycle, paidCents } = found
    return {
      ...toPayment(payment),
      storeName: cycle.storeName,
      window: toWindow(cycle),
      leftToPayCents: outstandingCents({ ...cycle, paidCents }),
    }
  }

  /** A second click sends the same id and gets the receipt of the first. */
  async function alreadyRecorded(
    tx: Transaction,
    kind: Receipt['kind'],
    { id, amountCents }: Transfer,
    isOfSame: (receipt: Receipt) => boolean,
  ) {
    const earlier = await receiptOf(tx, id)
    if (!earlier) return
    if (earlier.kind === kind && earlier.amountCents === amountCents && isOfSame(earlier)) return earlier
    throw changedSince(say.otherPayment)
  }

  async function add(
    tx: Transaction,
    owner: WebsiteOwner,
    kind: Receipt['kind'],
    cycle: { id: string; storeName: string },
    { id, amountCents, method, reference, receivedOn }: Transfer,
  ): Promise<Receipt> {
    const now = clock()
    const facts = { amountCents, method, reference, receivedOn }
    const recordedBy = owner.email
    await queries.add(tx, { id, cycleId: cycle.id, kind, ...facts, recordedBy, createdAt: now })
    const receipt = await receiptOf(tx, id)
    if (!receipt) throw new Error('A payment that was just added is there.')
    await record(tx, {
      owner,
      action: kind === 'payment' ? 'record-payment' : 'record-refund',
      target: { kind: 'fee-cycle', id: cycle.id },
      details: { store: cycle.storeName, receipt: receipt.receipt, ...facts },
      now,
    })
    return receipt
  }

  function requireNotAhead({ receivedOn }: Transfer): void {
    if (receivedOn > mauritiusDay(clock())) throw badField('receivedOn', say.dayToCome)
  }

  async function transferred(
    owner: WebsiteOwner,
    kind: Receipt['kind'],
    cycleId: string,
    transfer: Transfer,
  ): Promise<Receipt> {
    requireNotAhead(transfer)
    return inTransaction(tables, async (tx) => {
      const cycle = await queries.lockCycle(tx, cycleId)
      if (!cycle) throw notFound(say.noSuchWindow)
      const earlier = await alreadyRecorded(tx, kind, transfer, ({ window }) => window._id === cycleId)
      if (earlier) return earlier
      const isPayment = kind === 'payment'
      const most = isPayment ? outstandingCents(cycle) : cycle.paidCents
      if (most === 0) throw changedSince(isPayment ? say.nothingToPay : say.nothingToPayBack)
      if (transfer.amountCents > most)
        throw badField('amountCents', (isPayment ? say.onlyLeft : say.onlyPaid)({ amount: rupees(most) }))
      return add(tx, owner, kind, cycle, transfer)
    })
  }

  return {
    pay: (owner: WebsiteOwner, cycleId: string, transfer: Transfer) =>
      transferred(owner, 'payment', cycleId, transfer),

    refund: (owner: WebsiteOwner, cycleId: string, transfer: Transfer) =>
      transferred(owner, 'refund', cycleId, transfer),

    async personalised(owner: WebsiteOwner, storeId: string, order: Personalised): Promise<Receipt> {
      requireNotAhead(order)
      const { productId, days, movingHolidays, receivedOn, amountCents } = order
      return inTransaction(tables, async (tx) => {
        const store = await queries.lockStore(tx, storeId)
        if (!store) throw noSuchStore()
        const earlier = await alreadyRecorded(
          tx,
          'payment',
          order,
          ({ window, storeName }) => window.kind === 'personalised' && storeName === store.name,
        )
        if (earlier) return earlier
        const productTitle = productId && (await queries.productTitle(tx, storeId, productId))
        if (productTitle === undefined) throw badField('productId', say.foreignProduct)
        const cycle = { id: v7(), storeName: store.name }
        await queries.addCycle(tx, {
          ...cycle,
          storeId,
          kind: 'personalised',
          productId,
          productTitle,
          ...personalisedWindow(receivedOn, days, movingHolidays),
          amountCents,
          createdAt: clock(),
        })
        return add(tx, owner, 'payment', cycle, order)
      })
    },

    async receipt(paymentId: string): Promise<Receipt> {
      const receipt = await receiptOf(tables, paymentId)
      if (!receipt) throw notFound(say.noSuchReceipt)
      return receipt
    },
  }
}
