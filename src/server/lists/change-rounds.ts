import type { FastifyBaseLogger } from 'fastify'
import { rounds } from '#server/platform/jobs/rounds.ts'

interface ChangeRounds {
  /** Takes up to so many changes; says how many it took, or null when another process is at it. */
  take(): Promise<number | null | undefined>
  atOnce: number
  everyMs: number
  log: Pick<FastifyBaseLogger, 'warn'>
  failed: string
}

/** Takes the changes that writers have noted, in the background. What fails is taken in a later round. */
export function changeRounds({ take, atOnce, everyMs, log, failed }: ChangeRounds) {
  let running: ReturnType<typeof rounds> | undefined

  async function round(): Promise<boolean> {
    try {
      return (await take()) === atOnce
    } catch (error) {
      log.warn({ err: error }, failed)
      return false
    }
  }

  return {
    start() {
      running ??= rounds({ round, restMs: everyMs })
    },
    stop: async () => running?.stop(),
  }
}
