import { errorInWords } from '../logging/console-log.ts'

/** The process ends after this time, even when requests are still under way. */
const timeoutMs = 20_000
/** One Ctrl-C arrives several times: from the terminal, from npm and from the supervisor. */
const sameSignalMs = 500

/** Ctrl-C and SIGTERM close everything in reverse order of opening. A second signal ends the process at once. */
export function closeOnSignal(
  say: (sentence: string) => void,
  signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'],
) {
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  let closingSince = 0

  async function closeInOrder(): Promise<void> {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => console.error(errorInWords(error)))
    }
  }
  const closeAll = () => {
    closing ??= closeInOrder()
    return closing
  }

  function end(): void {
    if (closing) {
      if (performance.now() - closingSince > sameSignalMs) process.exit(130)
      return
    }
    closingSince = performance.now()
    say('Closing: requests under way are finished first.')
    setTimeout(() => process.exit(1), timeoutMs).unref()
    closeAll().then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, end)
  return {
    end,
    add: (close: () => Promise<unknown>) => void closers.push(close),
    closeAll,
  }
}
