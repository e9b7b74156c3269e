import { Refusal } from '#server/platform/http/errors.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { lockPassword } from '#server/platform/sessions/current-password.ts'
import { confirmPassword } from '#server/platform/sessions/fresh-password.ts'
import { createLogIn, type LogInDeps } from '#server/platform/sessions/log-in.ts'
import { storesLogin } from '#server/platform/sessions/other-login.ts'
import type { AccountQueries } from './account.queries.ts'
import { say } from './sign-in.sentences.ts'

const unverified = () => new Refusal(403, 'email-unverified', say.unverified)

export function loggingIn({ byEmail, byId }: AccountQueries, deps: LogInDeps) {
  const confirm = confirmPassword(deps)
  return {
    confirmPassword: async (caller: Person, password: string) =>
      confirm(caller, password, await byId(caller.userId)),

    logIn: createLogIn(
      {
        kind: 'user',
        guessesAtAccount: 'passwordsAtEmail',
        byEmail,
        otherLogin: storesLogin(deps.tables),
        lockPassword,
        admit({ emailVerifiedAt }) {
          if (!emailVerifiedAt) throw unverified()
        },
      },
      deps,
    ),
  }
}
