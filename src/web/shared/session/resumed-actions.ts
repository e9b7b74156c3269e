import type { PendingAction } from './pending-actions.ts'

let waiting: { action: PendingAction; path: string }[] = []

/** Passes actions to the page that a login leads back to. */
export function resumeActions(actions: readonly PendingAction[], address: string): void {
  const { pathname } = new URL(address, location.origin)
  waiting = actions.map((action) => ({ action, path: pathname }))
}

/** The action that the page at this path continues with. Each action is returned once. */
export function takeResumedAction<Kind extends PendingAction['kind']>(
  kind: Kind,
  path: string,
): Extract<PendingAction, { kind: Kind }> | undefined {
  const found = waiting.find((one) => one.action.kind === kind && one.path === path)
  waiting = waiting.filter((one) => one !== found)
  return found?.action as Extract<PendingAction, { kind: Kind }> | undefined
}
