export interface ReturnTo {
  next?: string | undefined
}

/** A path of this site and of nowhere else; the screens that lead to the login are no place to go back to. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 500) return
  if (!/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return
  return /^\/(login|signup|forgot-password|reset-password|verify-email)(?![\w-])/.test(path)
    ? undefined
    : path
}

/** What the address of a login or signup may carry. */
export function returnToIn(query: Record<string, unknown>): ReturnTo {
  return { next: ownPath(query.next) }
}
