import type { Language } from '#domain/language.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { confirmPassword } from '#server/platform/sessions/fresh-password.ts'
import { type LogInTools, logInThrough } from '#server/platform/sessions/log-in.ts'
import { personsLogin } from '#server/platform/sessions/other-login.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import type { StoreSessionQueries } from '../store-sessions.queries.ts'
import { say } from './session.sentences.ts'

interface Tools extends LogInTools {
  queries: StoreSessionQueries
}

const suspended = () => new Refusal(403, 'store-suspended', say.suspended)

/** Devices on which a store owner is signed in, apart from the sessions of the person behind the store. */
export function storeSessions(tools: Tools) {
  const { queries, sessions } = tools
  const sessionOf = (tokens: Partial<Tokens>) => sessions.sessionOf('admin', tokens)

  async function isSignedIn(tokens: Partial<Tokens>): Promise<boolean> {
    const sessionId = await sessionOf(tokens)
    return sessionId !== undefined && sessions.isOpen('admin', sessionId)
  }

  const confirm = confirmPassword(tools)

  return {
    isSignedIn,

    confirmPassword: async (caller: StoreOwner, password: string) =>
      confirm(caller, password, await queries.byId(caller.storeId)),

    logIn: logInThrough(
      {
        kind: 'admin',
        // An address may have a person's account and a store: nobody gets twice the guesses.
        guessesAtAccount: 'passwordsAtEmail',
        byEmail: queries.byEmail,
        otherLogin: personsLogin(tools.tables),
        lockPassword: queries.lockPassword,
        admit({ status }) {
          if (status === 'suspended') throw suspended()
        },
      },
      tools,
    ),

    /** Nothing when the session is over, or its store suspended. */
    async refresh(refreshToken: string, language: Language): Promise<Tokens | undefined> {
      const tokens = await sessions.refresh('admin', refreshToken, language)
      return tokens && (await isSignedIn(tokens)) ? tokens : undefined
    },

    async logOut(tokens: Partial<Tokens>): Promise<void> {
      const sessionId = await sessionOf(tokens)
      if (sessionId) await sessions.end(sessionId)
    },
  }
}
