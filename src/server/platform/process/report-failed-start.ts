import { ConfigError } from '../config.ts'
import { DatabaseRefused } from '../database/database-refused.ts'
import { EmbeddedDatabaseError } from '../database/embedded/embedded-database-error.ts'
import { errorInWords } from '../logging/console-log.ts'
import { PortTakenError } from './free-port.ts'

/** A start that failed for a reason that the operator can mend is explained in one sentence. */
export function reportFailedStart(error: unknown): void {
  const isOrdinary = [ConfigError, EmbeddedDatabaseError, DatabaseRefused, PortTakenError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
  process.exitCode = 1
}
