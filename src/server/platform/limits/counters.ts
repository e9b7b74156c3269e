import { createHmac } from 'node:crypto'
import type { Tables } from '../database/connect.ts'
import { keysOf, type Secrets } from '../secrets.ts'

interface CounterOptions {
  /** What is counted; its keys are apart from those of others. */
  name: string
  most: number
  withinMs: number
  /** How many keys fit into memory; the oldest are forgotten first. */
  remembered?: number
}

/** Counts each key once more. Returns those that came no more often than allowed. */
export type Counter = (keys: readonly string[], now: number) => Promise<string[]>

export type CreateCounter = (options: CounterOptions) => Counter

interface Shared {
  tables: Tables
  /** Keys name who looked at what, so they are written in a way that nobody can read back who has the database alone. */
  secrets: Secrets
}

/**
 * Counts what is only estimated or limited, such as views: in memory, so that it costs the database nothing. Where
 * several processes answer, they count together in the database that they share.
 */
export function createCounters(shared?: Shared): CreateCounter {
  const [secret] = shared ? keysOf(shared.secrets, 'counters') : []
  return ({ name, most, withinMs, remembered = 100_000 }) => {
    const count = countHere({ withinMs, remembered })
    return async (keys, now) => {
      const within = keys.filter((key) => count(key, now) <= most)
      if (!shared || !secret || within.length === 0) return within
      const nameOf = (key: string) =>
        `${name}:${createHmac('sha256', secret).update(key).digest('base64url')}`
      const end = now + withinMs
      // While the database is away each process counts for itself.
      const times = await countTogether(shared.tables, within.map(nameOf), { now, end }).catch(
        () => undefined,
      )
      return within.filter((key) => (times?.get(nameOf(key)) ?? 1) <= most)
    }
  }
}

/** For a single key. */
export async function isOver(counter: Counter, key: string, now: number): Promise<boolean> {
  return (await counter([key], now)).length === 0
}

function countHere({ withinMs, remembered }: { withinMs: number; remembered: number }) {
  // Everything is remembered equally long, so the oldest stand first.
  const counts = new Map<string, { times: number; end: number }>()

  function forget(now: number): void {
    for (const [key, { end }] of counts) {
      if (end > now && counts.size < remembered) return
      counts.delete(key)
    }
  }

  return (key: string, now: number): number => {
    const there = counts.get(key)
    if (there && there.end > now) {
      there.times += 1
      return there.times
    }
    counts.delete(key)
    forget(now)
    counts.set(key, { times: 1, end: now + withinMs })
    return 1
  }
}

/** In order of the keys, so that two processes never wait for each other. */
async function countTogether(
  { $client }: Tables,
  keys: readonly string[],
  { now, end }: { now: number; end: number },
): Promise<Map<string, number>> {
  const rows = await $client<{ key: string; points: number }[]>`
    insert into rate_counts as counted (key, points, expire)
    select key, 1, ${end}::bigint from unnest(${[...new Set(keys)].sort()}::text[]) as given (key) order by key
    on conflict (key) do update set
      points = case when counted.expire > ${now}::bigint then counted.points + 1 else 1 end,
      expire = case when counted.expire > ${now}::bigint then counted.expire else excluded.expire end
    returning key, points`
  return new Map(rows.map(({ key, points }) => [key, points]))
}
