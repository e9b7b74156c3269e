import type { WantedAct } from './wanted.ts'

let waiting: { act: WantedAct; path: string }[] = []

/** Hands what was wanted to the page at this address, which a login leads back to. */
export function resume(acts: readonly WantedAct[], address: string): void {
  const { pathname } = new URL(address, location.origin)
  waiting = acts.map((act) => ({ act, path: pathname }))
}

/** What the page at this path goes on with; whatever it is, it is handed out once. */
export function takeResumed<Kind extends WantedAct['kind']>(
  kind: Kind,
  path: string,
): Extract<WantedAct, { kind: Kind }> | undefined {
  const found = waiting.find((one) => one.act.kind === kind && one.path === path)
  waiting = waiting.filter((one) => one !== found)
  return found?.act as Extract<WantedAct, { kind: Kind }> | undefined
}
