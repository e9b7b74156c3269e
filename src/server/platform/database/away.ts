import { codeOf } from './error-code.ts'

/** The driver, PostgreSQL and the operating system name a database so that cannot be reached, is overrun or is silent. */
const awayCodes =
  /^(CONNECTION_|CONNECT_|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[123]|57014|53\d{3}|DATABASE_SILENT)/

/** PostgreSQL and the operating system name a full disk so. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/

export const databaseIsAway = (error: unknown): boolean => awayCodes.test(codeOf(error))
export const diskIsFull = (error: unknown): boolean => fullCodes.test(codeOf(error))

/** A statement that was not answered, because nothing was. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}
