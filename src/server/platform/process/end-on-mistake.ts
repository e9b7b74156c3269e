import { errorInWords } from '../logging/console-log.ts'

/** An error that nobody caught ends the process, as it does by itself, but is not printed with what people entered. */
export function endOnMistake(): void {
  process.on('uncaughtException', (error) => {
    console.error(errorInWords(error))
    process.exit(1)
  })
}
