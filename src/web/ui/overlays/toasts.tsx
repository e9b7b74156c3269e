import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsWanted } from './toast.ts'

const ToastBoard = lazy(() => import('./toast-board.tsx'))
const never = () => false

/** Where toasts appear; empty, and costing nothing, until there is one. */
export function Toasts() {
  const areWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, never)
  return areWanted ? (
    <Suspense>
      <ToastBoard />
    </Suspense>
  ) : null
}
