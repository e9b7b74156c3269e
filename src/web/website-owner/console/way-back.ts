const login = '/owner/login'

/** The login, and where in the console to go on afterwards. */
export function loginWithWayBack(here: string): string {
  return here === '/owner' ? login : `${login}?next=${encodeURIComponent(here)}`
}

/** A place of the console and of nowhere else. */
export function wayBackIn({ next }: { next?: unknown }): string | undefined {
  if (typeof next !== 'string' || next.length > 500 || /[\\\p{Cc}]/u.test(next)) return undefined
  return /^\/owner(?=[/?]|$)/.test(next) && !next.startsWith(login) ? next : undefined
}
