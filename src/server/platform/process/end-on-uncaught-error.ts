import { errorInWords } from '../logging/console-log.ts'

/** An uncaught error ends the process, as by default, but is printed without what people entered. */
export function endOnUncaughtError(): void {
  process.on('uncaughtException', (error) => {
    console.error(errorInWords(error))
    process.exit(1)
  })
}
