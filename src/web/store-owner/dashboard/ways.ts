import { createContext, use } from 'react'
import type { Place } from './place.ts'

/** Where a view navigates after its work is done. */
export interface Ways {
  /** After a save, to the view that shows the result. */
  goAfterSave: (place: Place) => void
  /** After the store is deleted. */
  leave: () => void
}

export const WaysContext = createContext<Ways | undefined>(undefined)

export function useWays(): Ways {
  const ways = use(WaysContext)
  if (!ways) throw new Error('The view is not in the dashboard.')
  return ways
}
