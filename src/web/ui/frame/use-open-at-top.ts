import { useLayoutEffect } from 'react'

/** Opens a loading page at its top. Back restores the scroll position once the page has loaded. */
export function useOpenAtTop(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}
