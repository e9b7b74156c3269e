import type { Statement } from '#contract/shapes/fee.ts'
import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toPayment, toWindow } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { StatementQueries } from './statements.queries.ts'

/** A store's month on one page: what it cost and what it brought. */
export function statements(queries: StatementQueries, clock: Clock) {
  return {
    async statement(storeId: string, month: string): Promise<Statement> {
      if (month > mauritiusDay(clock()).slice(0, 7)) throw notFound(say.monthToCome)
      const from = `${month}-01`
      const span = { storeId, from, until: addDays(addMonths(from, 1), -1) }
      const [store, openingBalanceCents, charges, payments, taps, products] = await Promise.all([
        queries.store(storeId),
        queries.balanceBefore(span),
        queries.charges(span),
        queries.payments(span),
        queries.taps(span),
        queries.products(span),
      ])
      if (!store) throw noSuchStore()
      const charged = charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const paid = payments.reduce(
        (sum, { kind, amountCents }) => (kind === 'payment' ? sum + amountCents : sum - amountCents),
        0,
      )
      return {
        store,
        month,
        openingBalanceCents,
        charges: charges.map(toWindow),
        payments: payments.map(toPayment),
        closingBalanceCents: openingBalanceCents + charged - paid,
        taps,
        products,
      }
    },
  }
}
