import type { ReturnTo } from '#web/shared/address/own-path.ts'

const login = '/owner/login'

/** The login, and where in the console to go on afterwards. */
export const loginWithReturnTo = (here: string) =>
  ({ to: login, search: { next: here === '/owner' ? undefined : here } }) as const

/** A place of the console and of nowhere else. */
function ofConsole(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 500 || /[\\\p{Cc}]/u.test(path)) return undefined
  return /^\/owner(?=[/?]|$)/.test(path) && !path.startsWith(login) ? path : undefined
}

/** What the address of the console's login may carry. */
export const returnToIn = ({ next }: Record<string, unknown>): ReturnTo => ({ next: ofConsole(next) })
