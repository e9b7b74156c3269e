import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import { ConfigError } from '#server/platform/config.ts'
import { DatabaseRefused } from '#server/platform/database/database-refused.ts'
import { EmbeddedDatabaseError } from '#server/platform/database/embedded/embedded-database-error.ts'
import { errorInWords } from '#server/platform/logging/console-log.ts'
import { WrongArguments } from './arguments.ts'

export const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

const ordinary = [WrongArguments, BackupRefused, ConfigError, DatabaseRefused, EmbeddedDatabaseError]

/** Runs a command; what goes wrong becomes a sentence, and wrong arguments are explained. */
export function command(usage: string, run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    const isOrdinary = ordinary.some((kind) => error instanceof kind)
    console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
    if (error instanceof WrongArguments) console.error(`\n${usage}`)
    process.exitCode = 1
  })
}

/** A line at the start of each stage and at every tenth of it. */
export function progressInLines(write: (line: string) => void) {
  let last = ''
  return (stage: string, done: number, total: number) => {
    const tenth = total === 0 ? 100 : Math.floor((done / total) * 10) * 10
    const line = `${stage}: ${tenth} % of ${total}`
    if (`${stage} ${tenth}` === last) return
    last = `${stage} ${tenth}`
    write(line)
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
