import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticesWanted } from './notice.ts'

const NoticeBoard = lazy(() => import('./notice-board.tsx'))
const never = () => false

/** Where notices appear; empty, and costing nothing, until there is one. */
export function Notices() {
  const areWanted = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.read, never)
  return areWanted ? (
    <Suspense>
      <NoticeBoard />
    </Suspense>
  ) : null
}
