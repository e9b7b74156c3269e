import { Refusal } from '#server/http/errors.ts'
import { holdPassword } from '#server/sessions/current-password.ts'
import { type LogInTools, logInThrough } from '#server/sessions/log-in.ts'
import type { AccountQueries } from './account.queries.ts'

const unverified = () => new Refusal(403, 'email-unverified', 'Please verify your email first!')

export function loggingIn({ byEmail }: AccountQueries, tools: LogInTools) {
  return {
    logIn: logInThrough(
      {
        kind: 'user',
        guessesAtAccount: 'passwordsAtEmail',
        byEmail,
        holdPassword,
        admit({ emailVerifiedAt }) {
          if (!emailVerifiedAt) throw unverified()
        },
      },
      tools,
    ),
  }
}
