import { inTransaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Tokens } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import type { AccountTools } from './signing-up.service.ts'

const wrongCredentials = () => new Refusal(401, 'wrong-credentials', 'Invalid email or password.')
const unverified = () => new Refusal(403, 'email-unverified', 'Please verify your email first!')

export function loggingIn({ tables, accounts, passwords, limits }: AccountTools, sessions: Sessions) {
  return {
    /** Whether the address exists shows neither in the answer nor in the time it takes. */
    async logIn(
      { email, password }: { email: string; password: string },
      { address, device }: { address: string; device: string },
    ): Promise<Tokens> {
      await limits.take({
        loginsFromAddressInMinute: address,
        loginsFromAddressInHour: address,
        loginsToAccountInHour: email,
      })
      const person = await accounts.byEmail(email)
      const isRight = await passwords.matches(password, person?.passwordHash)
      if (!person || !isRight) throw wrongCredentials()
      if (!person.emailVerifiedAt) throw unverified()
      return inTransaction(tables, async (inside) => {
        // The password may have been changed, and every session ended, while this one was being checked.
        if (!(await accounts.holdPassword(inside, person.id, person.passwordHash))) throw wrongCredentials()
        return sessions.open(inside, 'user', person.id, device)
      })
    },
  }
}
