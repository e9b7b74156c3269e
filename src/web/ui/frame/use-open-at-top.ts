import { useLayoutEffect } from 'react'

/** A page that shows its boxes while loading opens at its top; where Back leads is restored once it has loaded. */
export function useOpenAtTop(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}
