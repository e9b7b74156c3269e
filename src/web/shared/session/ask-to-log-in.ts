import { withoutLanguage } from '#domain/language.ts'
import { common } from '#texts/shared/common.ts'
import { logInFirst } from '#texts/shared/log-in-first.ts'
import { ownPath } from '#web/shared/address/own-path.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { addPendingAction, type PendingAction } from './pending-actions.ts'

export type Purpose = Exclude<keyof typeof logInFirst, 'link'>

/** Says that this needs a login, links to it and stores the action. */
export async function askToLogIn(purpose: Purpose, action: PendingAction): Promise<void> {
  addPendingAction(action, here())
  await showLogIn(logInFirst[purpose])
}

/** Says once that the session has expired, even when many calls fail. */
export const askToLogInAgain = (): Promise<void> => showLogIn(common.sessionExpired)

/** Stores an action that failed because the session has expired, for the same person's next login. */
export function addActionForAccount(action: PendingAction, email: string): void {
  addPendingAction(action, here(), email)
}

function showLogIn(sentence: string): Promise<void> {
  const next = here()
  return toast.withLink({ sentence, label: logInFirst.link, to: '/login', search: next ? { next } : {} })
}

const here = () => ownPath(withoutLanguage(location.pathname) + location.search + location.hash)
