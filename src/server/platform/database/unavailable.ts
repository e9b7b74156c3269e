import { codeOf } from './error-code.ts'

/** The driver, PostgreSQL and the operating system name a database so that cannot be reached, is overrun or is silent. */
const unavailableCodes =
  /^(CONNECTION_|CONNECT_|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[123]|57014|53\d{3}|DATABASE_SILENT)/

/** PostgreSQL and the operating system name a full disk so. */
const diskFullCodes = /^(53100|ENOSPC|EDQUOT)$/

export const isDatabaseUnavailable = (error: unknown): boolean => unavailableCodes.test(codeOf(error))
export const isDiskFull = (error: unknown): boolean => diskFullCodes.test(codeOf(error))

/** A statement that was not answered, because nothing was. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}
