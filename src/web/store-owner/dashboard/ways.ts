import { createContext, use } from 'react'
import type { Place } from './place.ts'

/** The ways that lead on from a view, once it has done its work. */
export interface Ways {
  /** Once something is saved, back to where it can be seen. */
  goAfterSave: (place: Place) => void
  /** Once there is no store any more. */
  leave: () => void
}

export const WaysContext = createContext<Ways | undefined>(undefined)

export function useWays(): Ways {
  const ways = use(WaysContext)
  if (!ways) throw new Error('The view is not in the dashboard.')
  return ways
}
