import type { ReturnTo } from '#web/shared/address/own-path.ts'

const login = '/owner/login'

/** The link to the login with the path to return to. */
export const loginWithReturnTo = (here: string) =>
  ({ to: login, search: { next: here === '/owner' ? undefined : here } }) as const

/** Only a path of the console is accepted. */
function ofConsole(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 500 || /[\\\p{Cc}]/u.test(path)) return undefined
  return /^\/owner(?=[/?]|$)/.test(path) && !path.startsWith(login) ? path : undefined
}

/** The search params of the console's login. */
export const returnToIn = ({ next }: Record<string, unknown>): ReturnTo => ({ next: ofConsole(next) })
