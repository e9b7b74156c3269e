/** The error code of PostgreSQL, postgres.js or the operating system; drizzle wraps what the driver threw. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
