import { loggedError } from './logged-error.ts'

/** An error in words for a terminal. */
export function errorInWords(thrown: unknown): string {
  const { type, message, stack, cause, ...facts } = loggedError(thrown)
  const known = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : ''
  const from = cause === undefined ? '' : `\ncaused by ${errorInWords((thrown as Error).cause)}`
  return `${type}: ${message}${known}${stack ? `\n${stack}` : ''}${from}`
}

const write = (facts: unknown, words = '') => {
  const { err } = (facts ?? {}) as { err?: unknown }
  console.error(err === undefined ? words : `${words}: ${errorInWords(err)}`)
}

/** The log of a command that runs in a terminal. */
export const consoleLog = { warn: write, error: write }
