import { useSyncExternalStore } from 'react'

/** For stores that never change. */
export const never = () => () => {}

/** Whether the page is hydrated: false in the server's HTML and in the first render. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
