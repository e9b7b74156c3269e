import type { Sql } from 'postgres'
import { DatabaseSilent } from './away.ts'

/** An idle server answers within a millisecond; one that takes this long for nothing is frozen or out of reach. */
const longestMs = 2000

export interface Pulse {
  /** Rejects when the server does not answer. */
  check(): Promise<void>
  /** Whether the last check was in vain. */
  isLost(): boolean
}

/** Asks the server for nothing, over a connection of its own: nobody's statements are in the way. */
export function pulse(sql: Sql): Pulse {
  let asked: Promise<unknown> | undefined
  let isLost = false

  return {
    async check() {
      asked ??= sql`select 1`.then().finally(() => {
        asked = undefined
      })
      try {
        await within(longestMs, asked)
        isLost = false
      } catch (error) {
        isLost = true
        throw error
      }
    },
    isLost: () => isLost,
  }
}

function within(ms: number, answer: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
