import { createContext, use } from 'react'
import type { DashboardView } from './views.ts'

/** Where a view navigates after its work is done. */
export interface DashboardNavigation {
  /** After a save, to the view that shows the result. */
  goAfterSave: (view: DashboardView) => void
  /** After the store is deleted. */
  leave: () => void
}

export const NavigationContext = createContext<DashboardNavigation | undefined>(undefined)

/** Whether the store's session was found, so that its calls can be sent. */
export const SessionOpenContext = createContext(false)

export function useNavigation(): DashboardNavigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('The view is not in the dashboard.')
  return navigation
}
