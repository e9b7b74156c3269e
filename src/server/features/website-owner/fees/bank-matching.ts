import type { BankFate, BankReason } from '#domain/bank-fates.ts'
import { hasWrongReference, referencesIn } from '#domain/fee-reference.ts'
import { noPlan, type OpenCycle, type Plan, spread } from './bank-plan.ts'
import { tellingWords } from './bank-words.ts'

export interface Known {
  /** Every reference in the file that exists, by its number; without a store when that is deleted. */
  references: ReadonlyMap<number, string | null>
  /** The unpaid windows of the stores that references or words of the file name, the oldest first. */
  open: readonly OpenCycle[]
}

interface Asked {
  amountCents: number
  description: string
}

export interface Match extends Plan {
  fate: Extract<BankFate, 'exact' | 'likely' | 'unknown'>
  why: BankReason
}

const unknown = (why: BankReason): Match => ({ fate: 'unknown', why, ...noPlan })

/**
 * Proposes windows for transfers. Those with a reference come first, so that a likely one does not take their window.
 * What an earlier row would pay is no longer open for a later one.
 */
export function matched(transfers: readonly Asked[], { references, open }: Known): Match[] {
  const owed = new Map(open.map(({ cycleId, owedCents }) => [cycleId, owedCents]))
  const byStore = byStoreOf(open)
  const storesByWord = storesByWordOf(open)

  const openOf = (storeId: string) =>
    (byStore.get(storeId) ?? [])
      .map((cycle) => ({ ...cycle, owedCents: owed.get(cycle.cycleId) ?? 0 }))
      .filter(({ owedCents }) => owedCents > 0)

  function proposed(
    fate: 'exact' | 'likely',
    why: BankReason,
    amountCents: number,
    cycles: OpenCycle[],
  ): Match {
    const plan = spread(amountCents, cycles)
    for (const { cycleId, leftToPayCents } of plan.parts) owed.set(cycleId, leftToPayCents)
    return { fate, why, ...plan }
  }

  function byReference({ amountCents, description }: Asked): Match | undefined {
    const numbers = referencesIn(description).filter((number) => references.has(number))
    if (numbers.length === 0) return
    const stores = new Set(numbers.flatMap((number) => references.get(number) ?? []))
    const cycles = [...stores].flatMap(openOf)
    const isNamed = ({ referenceNumber }: OpenCycle) => numbers.includes(referenceNumber)
    const named = cycles.filter(isNamed)
    if (named.length > 0)
      return proposed('exact', 'reference', amountCents, [
        ...named,
        ...cycles.filter((cycle) => !isNamed(cycle)),
      ])
    // Stores write the reference of last month again.
    return cycles.length > 0
      ? proposed('likely', 'reference-paid', amountCents, cycles)
      : unknown('reference-paid')
  }

  function byName({ amountCents, description }: Asked): Match {
    const scores = new Map<string, number>()
    for (const word of tellingWords(description))
      for (const storeId of storesByWord.get(word) ?? [])
        scores.set(storeId, (scores.get(storeId) ?? 0) + word.length)
    const owing = [...scores].filter(([storeId]) => owes(openOf(storeId), amountCents))
    const best = Math.max(0, ...owing.map(([, score]) => score))
    const [storeId, ...others] = owing.filter(([, score]) => score === best).map(([id]) => id)
    if (storeId && others.length === 0) return proposed('likely', 'name', amountCents, openOf(storeId))
    if (others.length > 0) return unknown('several')
    if (hasWrongReference(description)) return unknown('wrong-reference')
    return unknown(referencesIn(description).length > 0 ? 'unknown-reference' : 'no-match')
  }

  const certain = transfers.map(byReference)
  return transfers.map((transfer, at) => certain[at] ?? byName(transfer))
}

/** Whether the amount pays for the oldest window, or for all of them. */
function owes(cycles: readonly OpenCycle[], amountCents: number): boolean {
  const total = cycles.reduce((sum, { owedCents }) => sum + owedCents, 0)
  return cycles[0]?.owedCents === amountCents || (total > 0 && total === amountCents)
}

function byStoreOf(open: readonly OpenCycle[]): Map<string, OpenCycle[]> {
  const stores = new Map<string, OpenCycle[]>()
  for (const cycle of open) {
    const others = stores.get(cycle.storeId)
    if (others) others.push(cycle)
    else stores.set(cycle.storeId, [cycle])
  }
  return stores
}

function storesByWordOf(open: readonly OpenCycle[]): Map<string, Set<string>> {
  const stores = new Map<string, Set<string>>()
  for (const { storeId, storeName, personName } of open)
    for (const word of tellingWords(`${storeName} ${personName}`))
      stores.set(word, (stores.get(word) ?? new Set()).add(storeId))
  return stores
}
