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

/**
 * Pings the server over a connection of its own, so that statements under way do not delay it. `onFailure` is called
 * after each check that failed.
 */
export function healthCheck(sql: Sql, onFailure = async () => {}): HealthCheck {
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
        onFailure().catch(() => {})
        throw error
      }
    },
    isFailing: () => isFailing,
  }
}

/** Rejects when the server does not answer within this time. */
export function within<Answer>(ms: number, answer: PromiseLike<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), ms)
    answer.then(resolve, reject).then(() => clearTimeout(timer))
  })
}
