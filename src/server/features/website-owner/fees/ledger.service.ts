import type { z } from 'zod'
import type { ChargedStore, FeeCycle } from '#contract/shapes/fee.ts'
import type { ownerFees } from '#contract/website-owner/fees.ts'
import { feeState } from '#domain/advertising-fees.ts'
import { addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { FeeAccounts } from '#server/shared/fee-accounts.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toCycle } from './cycle.ts'
import type { Deletions } from './deletions.service.ts'
import type { LedgerQueries, StandingRow } from './ledger.queries.ts'
import { pagingOf, sliceOf } from './paged.ts'

interface Deps {
  tables: Tables
  queries: LedgerQueries
  accounts: FeeAccounts
  deletions: Pick<Deletions, 'ofStore'>
  clock: Clock
}

export function ledger({ tables, queries, accounts, deletions, clock }: Deps) {
  const today = () => mauritiusDay(clock())

  return {
    async stores({ page, search, state }: z.output<typeof ownerFees.stores.query>) {
      const filter = { search, day: today() }
      const [counts, found] = await Promise.all([
        queries.counts(filter),
        queries.stores({ ...filter, state, ...sliceOf(page) }),
      ])
      const total = state ? counts[state] : Object.values(counts).reduce((sum, number) => sum + number, 0)
      return { stores: found.map((row) => toStore(row, filter.day)), counts, ...pagingOf(page, total) }
    },

    async store(storeId: string, { page }: { page: number }) {
      const day = today()
      const [store, nextWindow, deletion, { total, firstDueOn }, cycles] = await Promise.all([
        queries.store(storeId),
        accounts.nextWindow(tables, storeId),
        deletions.ofStore(storeId),
        queries.cycleCount(storeId),
        queries.cycles(storeId, sliceOf(page)),
      ])
      if (!store) throw noSuchStore()
      const payments = await queries.payments(cycles.map(({ id }) => id))
      return {
        store: {
          ...toStore(store, day),
          email: store.email,
          owner: { name: store.personName, email: store.personEmail },
        },
        nextWindow,
        deletion,
        months: monthsSince(firstDueOn, day),
        cycles: cycles.map((cycle) => toCycle(cycle, payments, day)),
        ...pagingOf(page, total),
      }
    },

    /** Every window of a store, newest first. */
    async ofStore({ storeId }: { storeId: string }): Promise<FeeCycle[]> {
      const { total } = await queries.cycleCount(storeId)
      const cycles = await queries.cycles(storeId, { limit: total, offset: 0 })
      const payments = await queries.payments(cycles.map(({ id }) => id))
      return cycles.map((cycle) => toCycle(cycle, payments, today()))
    },

    /** A page of a store's windows, newest first, and the months that have a statement. */
    async cycles(storeId: string, page: number) {
      const day = today()
      const [{ total, firstDueOn }, cycles] = await Promise.all([
        queries.cycleCount(storeId),
        queries.cycles(storeId, sliceOf(page)),
      ])
      const payments = await queries.payments(cycles.map(({ id }) => id))
      return {
        months: monthsSince(firstDueOn, day),
        cycles: cycles.map((cycle) => toCycle(cycle, payments, day)),
        ...pagingOf(page, total),
      }
    },

    async closed({ page, search, show }: z.output<typeof ownerFees.closedLedger.query>) {
      const day = today()
      const filter = { search, onlyRefunds: show === 'refunds' }
      const [total, rows] = await Promise.all([
        queries.closedCount(filter),
        queries.closed(filter, sliceOf(page)),
      ])
      const payments = await queries.payments(rows.map(({ cycle }) => cycle.id))
      return {
        cycles: rows.map(({ cycle, contact }) => ({
          ...toCycle(cycle, payments, day),
          storeName: cycle.storeName,
          closedOn: cycle.closedOn ?? day,
          contact: contact && { name: contact.name, email: contact.email, phone: contact.phone },
        })),
        ...pagingOf(page, total),
      }
    },
  }
}

function toStore(
  { id, name, isSuspended, dueOn, owedCents, endsOn }: StandingRow,
  day: string,
): ChargedStore {
  return {
    _id: id,
    name,
    isSuspended,
    state: feeState(dueOn, owedCents, day),
    outstandingCents: owedCents,
    // The next window is due on the last day of the one before.
    nextDueOn: dueOn ?? endsOn,
  }
}

/** Every month from the first charge to this one, newest first. */
function monthsSince(firstDueOn: string | null, day: string): string[] {
  const months: string[] = []
  if (!firstDueOn) return months
  for (let month = `${day.slice(0, 7)}-01`; month >= firstDueOn.slice(0, 7); month = addMonths(month, -1))
    months.push(month.slice(0, 7))
  return months
}
