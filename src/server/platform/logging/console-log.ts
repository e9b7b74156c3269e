import { type LoggedError, loggedError } from './logged-error.ts'

export const errorInWords = (thrown: unknown): string => inWords(loggedError(thrown))

function inWords({ type, message, stack, cause, ...facts }: LoggedError): string {
  const known = Object.keys(facts).length > 0 ? ` ${JSON.stringify(facts)}` : ''
  const from = cause ? `\ncaused by ${inWords(cause)}` : ''
  return `${type}: ${message}${known}${stack ? `\n${stack}` : ''}${from}`
}

const write = (facts: unknown, words = '') => {
  const { err } = (facts ?? {}) as { err?: unknown }
  console.error(err === undefined ? words : `${words}: ${errorInWords(err)}`)
}

/** The log of a command that runs in a terminal. */
export const consoleLog = { warn: write, error: write }
