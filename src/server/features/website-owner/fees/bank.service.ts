import type { z } from 'zod'
import type { BankColumns, BankRow, OpenWindow } from '#contract/shapes/bank-statement.ts'
import type { paymentMethods } from '#contract/shapes/fee.ts'
import type { ownerBank } from '#contract/website-owner/bank-statement.ts'
import { feeReference, referencesIn } from '#domain/fee-reference.ts'
import { longest, mostBankParts } from '#domain/limits.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import { badField } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { BankQueries } from './bank.queries.ts'
import { columnsOf, isClear } from './bank-columns.ts'
import { rowsOfFile } from './bank-file.ts'
import { bankPaymentId, bankPaymentIds } from './bank-ids.ts'
import { type Match, matched } from './bank-matching.ts'
import { noPlan, type OpenCycle, spread } from './bank-plan.ts'
import { type ReadRow, readRows, type Transfer } from './bank-rows.ts'
import { tellingWords } from './bank-words.ts'
import { receiptNumber } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { Payments } from './payments.service.ts'

interface Deps {
  queries: BankQueries
  payments: Pick<Payments, 'payWithin'>
  change: Change
}

type Recorded = Awaited<ReturnType<BankQueries['recorded']>>
type Confirmed = z.output<typeof ownerBank.record.body>

const toReceipts = (recorded: Recorded) =>
  recorded.map(({ id, number }) => ({ _id: id, receipt: receiptNumber(number) }))

/** Payments from a bank's file: read, proposed, and recorded one by one after the website owner's confirmation. */
export function bank({ queries, payments, change }: Deps) {
  /** Three statements for the whole file, however many rows it has. */
  async function matchesOf(transfers: readonly Transfer[]): Promise<Match[]> {
    const texts = transfers.map(({ description }) => description)
    const found = await queries.references([...new Set(texts.flatMap(referencesIn))])
    const references = new Map(found.map(({ number, storeId }) => [number, storeId]))
    const [named, alike] = await Promise.all([
      queries.openOf([...new Set(found.flatMap(({ storeId }) => storeId ?? []))]),
      queries.openNamed([...new Set(texts.flatMap(tellingWords))]),
    ])
    const open = new Map([...named, ...alike].map((cycle) => [cycle.cycleId, cycle]))
    return matched(transfers, { references, open: [...open.values()].toSorted(byDueDay) })
  }

  /** The payments of the transfers that were recorded before. Few pay for more than one window. */
  async function recordedOf(transfers: readonly Transfer[]): Promise<Map<Transfer, Recorded>> {
    const found = new Map<Transfer, Recorded>()
    let paid = transfers
    for (let part = 0; part < mostBankParts && paid.length > 0; part += 1) {
      const ids = new Map(paid.map((transfer) => [bankPaymentId(transfer, part), transfer]))
      const recorded = await queries.recorded([...ids.keys()])
      paid = recorded.flatMap((payment) => {
        const transfer = ids.get(payment.id)
        if (!transfer) return []
        found.set(transfer, [...(found.get(transfer) ?? []), payment])
        return transfer
      })
    }
    return found
  }

  async function proposals(read: readonly ReadRow[]): Promise<BankRow[]> {
    const transfers = read.flatMap(({ transfer }) => transfer ?? [])
    const recorded = await recordedOf(transfers)
    const fresh = transfers.filter((transfer) => !recorded.has(transfer))
    const matches = await matchesOf(fresh)
    const matchOf = new Map(fresh.map((transfer, at) => [transfer, matches[at]]))
    return read.map((row) => {
      if (row.problem) return refusedRow(row)
      const { line, transfer } = row
      const match = matchOf.get(transfer)
      if (match) return { line, ...transfer, ...match, receipts: [] }
      const receipts = toReceipts(recorded.get(transfer) ?? [])
      return { line, ...transfer, fate: 'recorded', why: 'recorded', ...noPlan, receipts }
    })
  }

  return {
    async read({ text, columns }: { text: string; columns?: BankColumns | undefined }) {
      const rows = rowsOfFile(text)
      const chosen = columns ?? columnsOf(rows)
      const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length))
      const header = chosen.header < 0 ? [] : (rows[chosen.header]?.cells ?? [])
      const names = Array.from({ length: Math.min(width, 100) }, (_, at) => header[at] ?? '')
      const isReady = isClear(chosen)
      return {
        columns: chosen,
        names,
        isClear: isReady,
        rows: isReady ? await proposals(readRows(rows, chosen)) : [],
      }
    },

    async record(owner: WebsiteOwner, { parts, ...transfer }: Confirmed) {
      const sum = parts.reduce((total, { amountCents }) => total + amountCents, 0)
      if (sum > transfer.amountCents) throw badField('parts', say.moreThanTransfer)
      const ids = bankPaymentIds(transfer)
      const given = {
        method: methodOf(transfer.description),
        reference: transfer.description.slice(0, longest.paymentReference),
        receivedOn: transfer.day,
      }
      return change(async (tx) => {
        await queries.lockTransfer(tx, ids[0] ?? '')
        const before = await queries.recorded(ids, tx)
        if (before.length > 0) return { isNew: false, receipts: toReceipts(before) }
        const receipts: { _id: string; receipt: string }[] = []
        // In one order for everybody, so that two transactions cannot deadlock.
        const sorted = parts.toSorted((one, other) => (one.cycleId < other.cycleId ? -1 : 1))
        for (const [at, { cycleId, amountCents }] of sorted.entries()) {
          const paid = { id: ids[at] ?? '', amountCents, ...given }
          const { _id, receipt } = await payments.payWithin(tx, owner, cycleId, paid)
          receipts.push({ _id, receipt })
        }
        return { isNew: true, receipts }
      })
    },

    async windows({ search, amountCents }: { search: string; amountCents: number }) {
      const found = await queries.openFound(search, referencesIn(search))
      const all = await queries.openOf([...new Set(found.map(({ storeId }) => storeId))])
      return { windows: found.map((cycle) => toOption(cycle, all, amountCents)) }
    },
  }
}

function refusedRow(row: Extract<ReadRow, { problem: string }>): BankRow {
  const { line, problem, day, amountCents, description } = row
  const fate = problem === 'money-out' || problem === 'currency' ? 'ignored' : 'unreadable'
  return {
    line,
    account: '',
    day,
    amountCents,
    description,
    occurrence: 0,
    fate,
    why: problem,
    ...noPlan,
    receipts: [],
  }
}

const byDueDay = (one: OpenCycle, other: OpenCycle) => (one.dueOn < other.dueOn ? -1 : 1)

/** The chosen window first, then the others of its store. */
function toOption(chosen: OpenCycle, all: readonly OpenCycle[], amountCents: number): OpenWindow {
  const { cycleId, storeId, storeName, referenceNumber, startsOn, endsOn, dueOn, owedCents } = chosen
  const others = all.filter((cycle) => cycle.storeId === storeId && cycle.cycleId !== cycleId)
  const reference = feeReference(referenceNumber)
  return {
    ...{ cycleId, storeName, reference, startsOn, endsOn, dueOn, owedCents },
    ...spread(amountCents, [chosen, ...others]),
  }
}

function methodOf(description: string): (typeof paymentMethods)[number] {
  if (/\bjuice\b/i.test(description)) return 'juice'
  if (/\bmy\.?t\b/i.test(description)) return 'myt money'
  if (/\b(cheque|chq|chèque)\b/i.test(description)) return 'cheque'
  return 'bank transfer'
}
