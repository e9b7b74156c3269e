import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Dialog } from './dialog.tsx'

const FetchedDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }))

/** A dialog that few visitors open, so its code is fetched on demand. */
export function DialogOnDemand(props: ComponentProps<typeof Dialog>) {
  const [isNeeded, setNeeded] = useState(props.open)
  if (props.open && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <FetchedDialog {...props} />
    </Suspense>
  ) : null
}
