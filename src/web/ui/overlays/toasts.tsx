import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsRequested } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))
const never = () => false

/** The place of the toasts. It stays empty and loads nothing until there is one. */
export function Toasts() {
  const areRequested = useSyncExternalStore(toastsRequested.subscribe, toastsRequested.read, never)
  return areRequested ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
