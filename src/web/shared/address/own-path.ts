export interface ReturnTo {
  next?: string | undefined
}

/**
 * A path of this site, and never of another. The screens around the login are not valid, because returning to
 * them makes no sense.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 500) return
  if (!/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return
  return /^\/(login|signup|forgot-password|reset-password|verify-email)(?![\w-])/.test(path)
    ? undefined
    : path
}

export function returnToIn(query: Record<string, unknown>): ReturnTo {
  return { next: ownPath(query.next) }
}
