import type { PendingAction } from './pending-actions.ts'

let waiting: { action: PendingAction; path: string }[] = []

/** Hands what was wanted to the page at this address, which a login leads back to. */
export function resumeActions(actions: readonly PendingAction[], address: string): void {
  const { pathname } = new URL(address, location.origin)
  waiting = actions.map((action) => ({ action, path: pathname }))
}

/** What the page at this path goes on with; whatever it is, it is handed out once. */
export function takeResumedAction<Kind extends PendingAction['kind']>(
  kind: Kind,
  path: string,
): Extract<PendingAction, { kind: Kind }> | undefined {
  const found = waiting.find((one) => one.action.kind === kind && one.path === path)
  waiting = waiting.filter((one) => one !== found)
  return found?.action as Extract<PendingAction, { kind: Kind }> | undefined
}
