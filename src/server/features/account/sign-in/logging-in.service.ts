import { Refusal } from '#server/platform/http/errors.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { lockPassword } from '#server/platform/sessions/current-password.ts'
import { confirmPassword } from '#server/platform/sessions/fresh-password.ts'
import { type LogInTools, logInThrough } from '#server/platform/sessions/log-in.ts'
import { storesLogin } from '#server/platform/sessions/other-login.ts'
import type { AccountQueries } from './account.queries.ts'
import { say } from './sign-in.sentences.ts'

const unverified = () => new Refusal(403, 'email-unverified', say.unverified)

export function loggingIn({ byEmail, byId }: AccountQueries, tools: LogInTools) {
  const confirm = confirmPassword(tools)
  return {
    confirmPassword: async (caller: Person, password: string) =>
      confirm(caller, password, await byId(caller.userId)),

    logIn: logInThrough(
      {
        kind: 'user',
        guessesAtAccount: 'passwordsAtEmail',
        byEmail,
        otherLogin: storesLogin(tools.tables),
        lockPassword,
        admit({ emailVerifiedAt }) {
          if (!emailVerifiedAt) throw unverified()
        },
      },
      tools,
    ),
  }
}
