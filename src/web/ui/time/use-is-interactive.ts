import { useSyncExternalStore } from 'react'

/** For what does not change by itself. */
export const never = () => () => {}

/** Whether script has taken over: not in the server's HTML, nor in the first render over it. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
