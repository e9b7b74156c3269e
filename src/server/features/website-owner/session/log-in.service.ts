import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Codes } from '#server/platform/second-factor/codes.ts'
import { createLogIn, type LogInDeps } from '#server/platform/sessions/log-in.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import type { OwnerSessionQueries } from './session.queries.ts'

interface Deps extends LogInDeps {
  queries: OwnerSessionQueries
  codes: Codes
  clock: Clock
}

interface OwnerCredentials {
  email: string
  password: string
  code?: string | undefined
}

/** Password first; then, if a second factor is set up, a code that works once. */
export function ownerLogIn(deps: Deps) {
  const { queries, codes, sessions, clock } = deps

  return {
    logIn: createLogIn(
      {
        kind: 'owner',
        guessesAtAccount: 'passwordsAtOwner',
        byEmail: queries.byEmail,
        lockPassword: queries.lockPassword,
        guessesOnEntry: ({ email }, { code }: OwnerCredentials, knownDevice) =>
          code ? { codes: knownDevice ?? email } : {},
        async enter(tx, { id, email }, { code }, device) {
          await codes.atLogin(tx, id, code)
          await record(tx, { owner: { email }, action: 'log-in', details: { device }, now: clock() })
        },
      },
      deps,
    ),

    async status(tokens: Partial<Tokens>) {
      const sessionId = await sessions.sessionOf('owner', tokens)
      const owner = sessionId && (await sessions.websiteOwnerOf(sessionId))
      return owner
        ? { authenticated: true, needsSecondFactor: owner.needsSecondFactor }
        : { authenticated: false, needsSecondFactor: false }
    },

    refresh: (refreshToken: string) => sessions.refresh('owner', refreshToken),

    async logOut(tokens: Partial<Tokens>): Promise<void> {
      const sessionId = await sessions.sessionOf('owner', tokens)
      if (sessionId) await sessions.end(sessionId)
    },
  }
}
