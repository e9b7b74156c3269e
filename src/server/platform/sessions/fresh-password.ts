import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { Refusal } from '../http/errors.ts'
import { wrongField } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { saySession } from './sessions.sentences.ts'
import type { Sessions } from './sessions.ts'

const freshMs = 15 * 60_000

/** Whether a password or a code was entered a short time ago. */
export const isFresh = (enteredAt: Date, now: Date) => now.getTime() - enteredAt.getTime() <= freshMs

const passwordNeeded = () => new Refusal(403, 'password-needed', saySession.passwordNeeded)

/** Required before irreversible actions, because a phone may lie around unlocked. */
export function requireFreshPassword({ passwordEnteredAt }: { passwordEnteredAt: Date }, now: Date): void {
  if (!isFresh(passwordEnteredAt, now)) throw passwordNeeded()
}

interface Deps {
  sessions: Sessions
  passwords: Passwords
  limits: Limits
}

/** Takes the password again, for the account of a session. */
export function confirmPassword({ sessions, passwords, limits }: Deps) {
  return async (
    { sessionId }: { sessionId: string },
    password: string,
    account: { passwordHash: string } | undefined,
  ) => {
    await limits.guess({ passwordsFromDevice: sessionId }, async () => {
      if (!(await passwords.matches(password, account?.passwordHash)))
        throw wrongField('password', sayAccount.wrongPassword, 'wrong-password')
    })
    await sessions.notePassword(sessionId)
    return { message: saySession.passwordConfirmed }
  }
}
