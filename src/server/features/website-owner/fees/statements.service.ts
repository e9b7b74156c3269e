import type { Statement } from '#contract/shapes/fee.ts'
import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { type CycleRow, type PaymentRow, toPayment, toWindow } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { StatementQueries } from './statements.queries.ts'

/** A store's month on one page: what it cost and what it brought. */
export function statements(queries: StatementQueries, clock: Clock) {
  return {
    async statement(storeId: string, month: string): Promise<Statement> {
      if (month > mauritiusDay(clock()).slice(0, 7)) throw notFound(say.monthToCome)
      const from = `${month}-01`
      const span = { storeId, from, until: addDays(addMonths(from, 1), -1) }
      const [store, openingBalanceCents, monthly, paid, taps, products, campaigns] = await Promise.all([
        queries.store(storeId),
        queries.balanceBefore(span),
        queries.monthlyCharges(span),
        queries.payments(span),
        queries.taps(span),
        queries.products(span),
        queries.campaigns(span),
      ])
      if (!store) throw noSuchStore()
      const charges = [...monthly.map(toWindow), ...paid.flatMap(toPersonalisedCharge)].toSorted(byDueDay)
      const chargedCents = charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const paidCents = paid.reduce((sum, { payment }) => sum + signedCents(payment), 0)
      return {
        store,
        month,
        openingBalanceCents,
        charges,
        payments: paid.map(({ payment }) => toPayment(payment, store.name)),
        closingBalanceCents: openingBalanceCents + chargedCents - paidCents,
        taps,
        products,
        campaigns,
      }
    },
  }
}

const signedCents = ({ kind, amountCents }: PaymentRow) => (kind === 'payment' ? amountCents : -amountCents)

const byDueDay = (one: { dueOn: string }, other: { dueOn: string }) =>
  one.dueOn === other.dueOn ? 0 : one.dueOn < other.dueOn ? -1 : 1

/** Personalised advertising is charged with its payment, and taken off with a refund. */
function toPersonalisedCharge({ payment, cycle }: { payment: PaymentRow; cycle: CycleRow }) {
  if (cycle.kind !== 'personalised') return []
  return { ...toWindow(cycle), dueOn: payment.receivedOn, amountCents: signedCents(payment) }
}
