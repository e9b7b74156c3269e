import { Refusal } from '../http/errors.ts'
import { say } from '../second-factor/second-factor.sentences.ts'
import type { WebsiteOwner } from './callers.ts'
import { isFresh } from './fresh-password.ts'

const codeAgain = () => new Refusal(403, 'second-factor-again', say.codeAgain)

/** Required in the console before what cannot be undone, because a device may lie around unlocked. */
export function requireFreshCode({ hasSecondFactor, passwordEnteredAt }: WebsiteOwner, now: Date): void {
  if (hasSecondFactor && !isFresh(passwordEnteredAt, now)) throw codeAgain()
}
