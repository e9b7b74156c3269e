import { useSyncExternalStore } from 'react'

/** A subscription to a value that never changes. */
export const never = () => () => {}

/** Whether the page is hydrated: false in the server's HTML and in the first render. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
