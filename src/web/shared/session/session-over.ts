import type { User } from '#contract/shapes/session.ts'
import { ApiError } from '#web/shared/api/client.ts'
import type { PendingAction } from './pending-actions.ts'

/** Whether a call failed because the session has expired. All such calls share one toast. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'wrong-credentials'

export async function sayExpired(): Promise<void> {
  await (await import('./ask-to-log-in.ts')).askToLogInAgain()
}

/** Says that the session has expired and stores the failed action for the same person's next login. */
export async function tryAfterLogin(action: PendingAction, person: User | undefined): Promise<void> {
  const { askToLogInAgain, addActionForAccount } = await import('./ask-to-log-in.ts')
  if (person) addActionForAccount(action, person.email)
  await askToLogInAgain()
}
