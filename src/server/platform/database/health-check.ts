import type { Sql } from 'postgres'
import { DatabaseSilent } from './unavailable.ts'

/** An idle server answers within a millisecond; one that takes this long is frozen or unreachable. */
const longestMs = 2000

export interface HealthCheck {
  /** Rejects when the server does not answer. */
  check(): Promise<void>
  /** Whether the last check failed. */
  isFailing(): boolean
}

/** Pings the server over a connection of its own, so that statements under way do not delay it. */
export function healthCheck(sql: Sql): HealthCheck {
  let asked: Promise<unknown> | undefined
  let isFailing = false

  return {
    async check() {
      asked ??= sql`select 1`.then().finally(() => {
        asked = undefined
      })
      try {
        await within(longestMs, asked)
        isFailing = false
      } catch (error) {
        isFailing = true
        throw error
      }
    },
    isFailing: () => isFailing,
  }
}

function within(ms: number, answer: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
