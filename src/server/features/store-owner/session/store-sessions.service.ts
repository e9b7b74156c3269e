import type { Language } from '#domain/language.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Codes } from '#server/platform/second-factor/codes.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { confirmPassword } from '#server/platform/sessions/fresh-password.ts'
import { createLogIn, type LogInDeps } from '#server/platform/sessions/log-in.ts'
import { personsLogin } from '#server/platform/sessions/other-login.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import type { StoreSessionQueries } from '../store-sessions.queries.ts'
import { say } from './session.sentences.ts'

interface Deps extends LogInDeps {
  queries: StoreSessionQueries
  codes: Codes
}

interface StoreCredentials {
  email: string
  password: string
  code?: string | undefined
}

const suspended = () => new Refusal(403, 'store-suspended', say.suspended)

/** Sessions of a store owner are separate from those of the person behind the store. */
export function storeSessions(deps: Deps) {
  const { queries, sessions, codes } = deps
  const sessionOf = (tokens: Partial<Tokens>) => sessions.sessionOf('admin', tokens)

  async function isSignedIn(tokens: Partial<Tokens>): Promise<boolean> {
    const sessionId = await sessionOf(tokens)
    return sessionId !== undefined && sessions.isOpen('admin', sessionId)
  }

  const confirm = confirmPassword(deps)

  return {
    isSignedIn,

    confirmPassword: async (caller: StoreOwner, password: string) =>
      confirm(caller, password, await queries.byId(caller.storeId)),

    logIn: createLogIn(
      {
        kind: 'admin',
        // The same address may belong to a person and to a store: their guesses are counted together.
        guessesAtAccount: 'passwordsAtEmail',
        byEmail: queries.byEmail,
        otherLogin: personsLogin(deps.tables),
        lockPassword: queries.lockPassword,
        admit({ status }) {
          if (status === 'suspended') throw suspended()
        },
        guessesOnEntry: ({ id }, { code }: StoreCredentials, knownDevice) =>
          code ? { codes: knownDevice ?? id } : {},
        enter: (tx, { id }, { code }) => codes.atLogin(tx, id, code),
      },
      deps,
    ),

    /** Undefined when the session is over or the store is suspended. */
    async refresh(refreshToken: string, language: Language): Promise<Tokens | undefined> {
      const sessionId = await sessionOf({ refresh: refreshToken })
      // What is refused writes nothing, not even the language.
      if (sessionId && !(await sessions.isOpen('admin', sessionId))) return
      const tokens = await sessions.refresh('admin', refreshToken, language)
      return tokens && (await isSignedIn(tokens)) ? tokens : undefined
    },

    async logOut(tokens: Partial<Tokens>): Promise<void> {
      const sessionId = await sessionOf(tokens)
      if (sessionId) await sessions.end(sessionId)
    },
  }
}
