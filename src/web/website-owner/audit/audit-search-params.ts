export interface AuditSearchParams {
  words?: string | undefined
  /** The first and the last day. */
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** What the log is searched for. */
export interface AuditFilter {
  words: string | undefined
  from: string | undefined
  to: string | undefined
}
