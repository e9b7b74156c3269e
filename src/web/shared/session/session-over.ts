import type { User } from '#contract/shapes/session.ts'
import { ApiError } from '#web/shared/api/client.ts'
import type { PendingAction } from './pending-actions.ts'

/** Whether a call failed because there is no session any more, which is said in one toast for all calls. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'wrong-credentials'

export async function sayExpired(): Promise<void> {
  await (await import('./ask-to-log-in.ts')).askToLogInAgain()
}

/** Says so, and keeps what failed for the same person's next login. */
export async function tryAfterLogin(action: PendingAction, person: User | undefined): Promise<void> {
  const { askToLogInAgain, addActionForAccount } = await import('./ask-to-log-in.ts')
  if (person) addActionForAccount(action, person.email)
  await askToLogInAgain()
}
