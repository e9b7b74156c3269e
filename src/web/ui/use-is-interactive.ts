import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script has taken over: not in the server's HTML, nor in the first render over it. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
