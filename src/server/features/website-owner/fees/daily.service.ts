import { sql } from 'drizzle-orm'
import type { PaymentWays } from '#contract/shapes/payment-details.ts'
import {
  deletionDay,
  dueDaysIn,
  firstWindowOfOldStore,
  graceEndsOn,
  lastDayToOpenAfter,
  lastDueDayToRemindOf,
  lastDueDayToWarnOf,
  lastWarningDay,
  type NoticeKind,
  noticeDue,
  payableCents,
  windowToOpen,
} from '#domain/advertising-fees.ts'
import { feeReference } from '#domain/fee-reference.ts'
import { addDays, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { FeeAccounts } from '#server/shared/fee-accounts.ts'
import { waysToPay } from '#server/shared/payment-details.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import type { DailyQueries, UnpaidRow } from './daily.queries.ts'
import type { DeletionQueries } from './deletions.queries.ts'
import { toDeletion } from './deletions.service.ts'

/** Deletes a store that does not pay, unless it owes nothing any more once it is locked. */
export type DeleteUnpaid = (
  storeId: string,
  debtOf: (tx: Transaction) => Promise<{ dueOn: string; owedCents: number } | undefined>,
) => Promise<boolean>

interface Deps {
  tables: Tables
  queries: DailyQueries
  deletionQueries: DeletionQueries
  accounts: FeeAccounts
  deleteUnpaid: DeleteUnpaid
  noteForStore: NoteForStore
  mailer: Mailer
  clock: Clock
}

const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The daily work on fees. It is idempotent: running it twice a day, or again after a failure, does nothing twice. */
export function daily(deps: Deps) {
  const { tables, queries, deletionQueries, accounts, deleteUnpaid, noteForStore, mailer, clock } = deps

  async function announceWindows(day: string): Promise<void> {
    await inParts(
      (part) => queries.storesToCharge(lastDayToOpenAfter(day), part),
      async (stores) => {
        const charged = stores.flatMap(({ id, name, first, last }) => {
          const window = first && last ? windowToOpen(first, last, day) : firstWindowOfOldStore(day)
          return window ? [{ id, name, window }] : []
        })
        await inTransaction(tables, (tx) => accounts.charge(tx, charged))
      },
    )
  }

  /**
   * Notes the reminder for the dashboard. Returns whether it has a letter: before the due day as the store chose, and
   * always when it is late.
   */
  async function tell(tx: Transaction, kind: NoticeKind, window: UnpaidRow, day: string) {
    const { id, storeId, startsOn, endsOn, dueOn, owedCents } = window
    const isLate = kind !== 'before-due'
    const mail = await noteForStore(tx, {
      to: sql`s.id = ${storeId}`,
      // Reminders begin again when a payment was refunded.
      event: `fee ${id} ${kind} ${day}`,
      notification: { kind: 'fee-date', notice: kind, startsOn, endsOn, dueOn, owedCents },
      ownLetter: isLate ? 'always' : 'at-once',
    })
    return isLate || mail === 'at-once'
  }

  async function remind(day: string): Promise<void> {
    const ways = await waysToPay(tables)
    await inParts(
      (part) => queries.unpaid(lastDueDayToRemindOf(day), part),
      async (windows) => {
        for (const window of windows) {
          const kind = noticeDue(window.dueOn, mauritiusDay(new Date(window.openedAt)), day)
          if (!kind || window.told.includes(kind) || (kind === 'deletion-warning' && window.isKept)) continue
          await inTransaction(tables, async (tx) => {
            if (!(await queries.note(tx, window.id, kind, clock()))) return
            if (await tell(tx, kind, window, day))
              await mailer.send(window, letterOf(kind, window, day, ways), tx)
          })
        }
      },
    )
  }

  /**
   * Read again inside the transaction, because the store may just have paid, or the website owner may just have
   * stopped the deletion.
   */
  async function debtOf(tx: Transaction, storeId: string, day: string) {
    const windows = await deletionQueries.lockUnpaid(tx, storeId)
    const row = await deletionQueries.ofStore(lastDueDayToWarnOf(day), storeId, tx)
    const deletion = row && toDeletion(row, day)
    if (!deletion?.warnedOn || deletion.stoppedOn || deletion.deletedOn > day) return
    const { dueOn, warnedOn } = deletion
    // Windows that have not begun are called off with the deletion.
    const owed = windows.map((window) => payableCents({ ...window, closedOn: day }))
    const owedCents = owed.reduce((sum, cents) => sum + cents, 0)
    await record(tx, {
      owner: 'daily job',
      action: 'delete-unpaid-store',
      target: { kind: 'store', id: storeId },
      details: { store: deletion.name, dueOn, owedCents, warnedOn },
      now: clock(),
    })
    return { dueOn, owedCents }
  }

  async function deleteStores(day: string): Promise<void> {
    const dueBy = dueDaysIn('to-be-deleted', day).until
    const warnedBefore = startOfMauritiusDay(addDays(lastWarningDay(day), 1))
    await inParts(
      (part) => deletionQueries.readyToDelete({ dueBy, warnedBefore, ...part }),
      async (stores) => {
        for (const { id } of stores) await deleteUnpaid(id, (tx) => debtOf(tx, id, day))
      },
    )
  }

  return async function today(): Promise<void> {
    const day = mauritiusDay(clock())
    await announceWindows(day)
    await remind(day)
    await deleteStores(day)
  }
}

/** Reads all rows in batches of a few hundred, in the order of their ids. */
async function inParts<Row extends { id: string }>(
  read: (part: { after: string; limit: number }) => PromiseLike<readonly Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined = beforeAll; after; ) {
    const rows: readonly Row[] = await read({ after, limit: atOnce })
    await work(rows)
    after = rows.length === atOnce ? rows.at(-1)?.id : undefined
  }
}

function letterOf(kind: NoticeKind, window: UnpaidRow, day: string, ways: PaymentWays): LetterOrder {
  const { storeName, startsOn, endsOn, dueOn, owedCents } = window
  const reference = feeReference(window.referenceNumber)
  const facts = { storeName, startsOn, endsOn, dueOn, owedCents, reference, ways }
  if (kind === 'before-due') return { kind: 'fee-before-due', ...facts }
  if (kind === 'deletion-warning')
    return { kind: 'fee-deletion-warning', ...facts, deletedOn: deletionDay(dueOn, day) }
  return {
    kind: kind === 'after-due' ? 'fee-after-due' : 'fee-grace-ends',
    ...facts,
    graceEndsOn: graceEndsOn(dueOn),
  }
}
