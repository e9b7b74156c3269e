import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Receipt } from '#contract/shapes/fee.ts'
import type { ownerFees } from '#contract/website-owner/fees.ts'
import { outstandingCents, payableCents, personalisedWindow } from '#domain/advertising-fees.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, notFound } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { PaidFeaturing } from '#server/shared/featured/paid-featuring.ts'
import { holidaysAfter } from '#server/shared/holidays.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { issuerNow } from '#server/shared/payment-details.ts'
import { toPayment, toWindow } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { PaymentQueries } from './payments.queries.ts'
import { receiptLetter } from './receipt-letter.ts'

type Transfer = z.output<typeof ownerFees.pay.body>
type Personalised = z.output<typeof ownerFees.personalised.body>

type Charged = Parameters<typeof outstandingCents>[0] & {
  id: string
  storeId: string | null
  storeName: string
}

interface Deps {
  tables: Tables
  change: Change
  /** Features the product of personalised advertising, or no longer, by what is paid. */
  followPayments: PaidFeaturing
  queries: PaymentQueries
  mailer: Mailer
  clock: Clock
}

export type Payments = ReturnType<typeof payments>

/** Payments and refunds are rows that are never changed. */
export function payments({ tables, change, followPayments, queries, mailer, clock }: Deps) {
  async function receiptOf(
    within: Pick<Tables, 'select'>,
    paymentId: string,
    storeId?: string,
  ): Promise<Receipt | undefined> {
    const found = await queries.find(within, paymentId, storeId)
    if (!found) return
    const { payment, cycle } = found
    return {
      ...toPayment(payment, cycle.storeName),
      storeName: cycle.storeName,
      window: toWindow(cycle),
      leftToPayCents: payment.leftToPayCents,
      issuer: {
        issuerName: payment.issuerName,
        issuerAddress: payment.issuerAddress,
        brn: payment.issuerBrn,
        vatNumber: payment.issuerVatNumber,
      },
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
    cycle: Charged,
    { id, amountCents, method, reference, receivedOn }: Transfer,
  ): Promise<Receipt> {
    const now = clock()
    const facts = { amountCents, method, reference, receivedOn }
    const recordedBy = owner.email
    const person = await queries.payer(tx, cycle)
    const payerName = person?.name ?? ''
    const { issuerName, issuerAddress, brn, vatNumber } = await issuerNow(tx)
    const paidCents = cycle.paidCents + (kind === 'payment' ? amountCents : -amountCents)
    const isNew = await queries.add(tx, {
      ...{ id, cycleId: cycle.id, kind, ...facts, recordedBy, payerName, createdAt: now },
      ...{ issuerName, issuerAddress, issuerBrn: brn, issuerVatNumber: vatNumber },
      leftToPayCents: outstandingCents({ ...cycle, paidCents }),
    })
    // Another window's payment took the id at the same moment.
    if (!isNew) throw changedSince(say.otherPayment)
    const receipt = await receiptOf(tx, id)
    if (!receipt) throw new Error('A payment that was just added is there.')
    await record(tx, {
      owner,
      action: kind === 'payment' ? 'record-payment' : 'record-refund',
      target: { kind: 'fee-cycle', id: cycle.id },
      details: { store: cycle.storeName, receipt: receipt.receipt, ...facts },
      now,
    })
    if (person) await mailer.send(person, receiptLetter(receipt, cycle.storeId !== null), tx)
    return receipt
  }

  function requireNotAhead({ receivedOn }: Transfer): void {
    if (receivedOn > mauritiusDay(clock())) throw badField('receivedOn', say.dayToCome)
  }

  async function transferred(
    tx: Transaction,
    owner: WebsiteOwner,
    kind: Receipt['kind'],
    cycleId: string,
    transfer: Transfer,
  ): Promise<Receipt> {
    requireNotAhead(transfer)
    const cycle = await queries.lockCycle(tx, cycleId)
    if (!cycle) throw notFound(say.noSuchWindow)
    const earlier = await alreadyRecorded(
      tx,
      kind,
      transfer,
      ({ window }) => window._id === cycleId.toLowerCase(),
    )
    if (earlier) return earlier
    const isPayment = kind === 'payment'
    const most = isPayment ? payableCents(cycle) : cycle.paidCents
    if (most === 0) throw changedSince(isPayment ? say.nothingToPay : say.nothingToPayBack)
    if (transfer.amountCents > most)
      throw badField('amountCents', (isPayment ? say.onlyLeft : say.onlyPaid)({ cents: most }))
    const receipt = await add(tx, owner, kind, cycle, transfer)
    await followPayments(tx, cycleId, clock())
    if (kind === 'refund' && transfer.amountCents === most) await queries.forgetContact(tx, cycleId)
    if (kind === 'refund' && most === cycle.amountCents) await queries.forgetNotices(tx, cycleId)
    return receipt
  }

  return {
    /** In the caller's transaction, for a transfer that pays for several windows. */
    payWithin: (tx: Transaction, owner: WebsiteOwner, cycleId: string, transfer: Transfer) =>
      transferred(tx, owner, 'payment', cycleId, transfer),

    pay: (owner: WebsiteOwner, cycleId: string, transfer: Transfer) =>
      change((tx) => transferred(tx, owner, 'payment', cycleId, transfer)),

    refund: (owner: WebsiteOwner, cycleId: string, transfer: Transfer) =>
      change((tx) => transferred(tx, owner, 'refund', cycleId, transfer)),

    async personalised(owner: WebsiteOwner, storeId: string, order: Personalised): Promise<Receipt> {
      requireNotAhead(order)
      const { productId, days, movingHolidays, receivedOn, amountCents } = order
      return change(async (tx) => {
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
        const holidays = [...(await holidaysAfter(tx, receivedOn)), ...movingHolidays]
        const cycle = await queries.addCycle(tx, {
          ...{ id: v7(), storeId, storeName: store.name, kind: 'personalised', productId, productTitle },
          ...personalisedWindow(receivedOn, days, holidays),
          amountCents,
          createdAt: clock(),
        })
        const receipt = await add(tx, owner, 'payment', cycle, order)
        await followPayments(tx, cycle.id, clock())
        return receipt
      })
    },

    /** With a store, only a receipt of its own. */
    async receipt(paymentId: string, storeId?: string): Promise<Receipt> {
      const receipt = await receiptOf(tables, paymentId, storeId)
      if (!receipt) throw notFound(say.noSuchReceipt)
      return receipt
    },
  }
}
