import { LRUCache } from 'lru-cache'
import { Refusal } from '../http/errors.ts'
import { callerAddress, isLoopback } from './address.ts'
import { sayLimit } from './limits.sentences.ts'

/** One unit is about the work of a search as typed. Answers from memory cost nothing. */
export const readUnits = {
  suggestions: 1,
  search: 1,
  narrowedSearch: 3,
  cities: 1,
  closeSpellings: 5,
  alternatives: 8,
}

/** Some dozen people behind one address may search without a pause; a program that never searches twice may not. */
const unitsASecond = 20
const mostUnits = 1200
const mostAddresses = 20_000

/** Takes units from one caller's budget. Refuses with 429 when it is used up. */
export type Spend = (units: number) => void

/**
 * A budget for reads that cost the database something, by address. It is counted in memory and for each process,
 * because counting in the database would cost as much as the reads.
 */
export function createReadBudget(now: () => number = () => performance.now()) {
  const budgets = new LRUCache<string, { units: number; at: number }>({ max: mostAddresses })

  function left(address: string): { units: number; at: number } {
    const at = now()
    const before = budgets.get(address)
    if (!before) return { units: mostUnits, at }
    return { units: Math.min(mostUnits, before.units + ((at - before.at) / 1000) * unitsASecond), at }
  }

  return (ip: string): Spend => {
    // A proxy on this machine that TRUST_PROXY does not name: everybody would share one budget.
    if (isLoopback(ip)) return () => {}
    const address = callerAddress(ip)
    return (units) => {
      const budget = left(address)
      if (budget.units < units) throw searchedTooMuch((units - budget.units) / unitsASecond)
      budgets.set(address, { ...budget, units: budget.units - units })
    }
  }
}

function searchedTooMuch(wait: number): Refusal {
  const seconds = Math.max(1, Math.ceil(wait))
  return new Refusal(429, 'too-many', sayLimit.tooManySearches({ seconds }), { retryAfterSeconds: seconds })
}
