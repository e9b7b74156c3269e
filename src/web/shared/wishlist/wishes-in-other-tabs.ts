import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { mine } from '#web/shared/session/session.ts'

const storageKey = 'zilbazar-wished'

/** Tells the browser's other tabs that the wishlist has changed, without storing anything. */
export function tellOtherTabs({ _id }: User): void {
  try {
    localStorage.setItem(storageKey, _id)
    localStorage.removeItem(storageKey)
  } catch {
    // The other tabs notice with their next request.
  }
}

/**
 * Refetches visible hearts, count and pages when another tab has changed the wishlist, or may have while this
 * page was frozen.
 */
export function useWishesInOtherTabs({ _id }: User): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: mine('wishlist') })
    const onStorage = ({ key, newValue }: StorageEvent) =>
      key === storageKey && newValue === _id && askAgain()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && askAgain()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [queryClient, _id])
}
