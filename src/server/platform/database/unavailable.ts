import { codeOf } from './error-code.ts'

/**
 * Codes of the driver, PostgreSQL and the operating system for a database that is unreachable, overloaded, not
 * responding, or read-only because another server is the primary now.
 */
const unavailableCodes =
  /^(CONNECTION_|CONNECT_|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|57014|25006|53\d{3}|DATABASE_SILENT)/

/** Codes of PostgreSQL and the operating system for a full disk. */
const diskFullCodes = /^(53100|ENOSPC|EDQUOT)$/

export const isDatabaseUnavailable = (error: unknown): boolean => unavailableCodes.test(codeOf(error))
export const isDiskFull = (error: unknown): boolean => diskFullCodes.test(codeOf(error))

/** A statement was not answered because the server does not respond. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}
