/** An error in the form that may be logged: what failed and where, without anything a person entered. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** The SQL statement, with placeholders instead of values. */
  statement?: string
  table?: string
  column?: string
  constraint?: string
  stack: string
  cause?: LoggedError
}

type Thrown = Error & {
  code?: unknown
  query?: unknown
  params?: unknown
  table_name?: string
  column_name?: string
  constraint_name?: string
  errors?: unknown[]
}

/**
 * Classes of PostgreSQL errors whose message names tables and constraints, never values. Detail, hint and context may
 * contain values and are left out of every error.
 */
const messagesWithoutValues = /^(08|23|25|40|53|54|55|57|58)/

const deepest = 5

/** Every error reaches a log through this function. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'Something that is no error was thrown.', stack: '' }
  const error: Thrown = thrown
  const cause = error.cause ?? error.errors?.[0]
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(isFailedQuery(error) && { statement: String(error.query) }),
    ...(error.table_name && { table: error.table_name }),
    ...(error.column_name && { column: error.column_name }),
    ...(error.constraint_name && { constraint: error.constraint_name }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < deepest && { cause: loggedError(cause, depth + 1) }),
  }
}

/** drizzle writes the values into the message. */
const isFailedQuery = (error: Thrown) => typeof error.query === 'string' && error.params !== undefined

function messageOf(error: Thrown): string {
  if (isFailedQuery(error)) return 'A statement failed.'
  const code = String(error.code)
  if (error.name === 'PostgresError' && !messagesWithoutValues.test(code))
    return `PostgreSQL refused a statement (${code}).`
  return withoutAddresses(error.message)
}

/** Mail servers and others quote the recipient. Each word is tried once, from its beginning: a long one takes no time. */
const withoutAddresses = (text: string) =>
  text.replace(/(?<![^\s<>"',;:()])[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…')

/** A stack begins with the message, which is logged separately. */
function framesOf({ stack = '', message }: Error): string {
  const begin = Math.max(0, stack.indexOf(message))
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .join('\n')
}
