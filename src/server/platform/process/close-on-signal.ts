import { errorInWords } from '../logging/console-log.ts'

/** The process ends after this time, even when requests are still under way. */
const timeoutMs = 20_000

/** Ctrl-C and SIGTERM close everything in reverse order of opening. A second signal ends the process at once. */
export function closeOnSignal(say: (sentence: string) => void) {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined

  async function closeInOrder(): Promise<void> {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => console.error(errorInWords(error)))
    }
  }
  const closeAll = () => {
    closing ??= closeInOrder()
    return closing
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(130)
      say('Closing: requests under way are finished first.')
      setTimeout(() => process.exit(1), timeoutMs).unref()
      closeAll().then(() => process.exit(0))
    })
  }
  return {
    add: (close: () => Promise<unknown>) => void closers.push(close),
    closeAll,
  }
}
