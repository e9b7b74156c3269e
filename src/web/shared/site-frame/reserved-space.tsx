import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'

interface ReservedSpaceProps {
  className: string
  /** The content to come, rendered invisibly, so that nothing moves when it appears. */
  children: ReactNode
}

export function ReservedSpace({ className, children }: ReservedSpaceProps) {
  return (
    <span aria-hidden="true" className={`relative ${className}`}>
      <span className="invisible">{children}</span>
      <Skeleton className="absolute inset-x-2 inset-y-2.5" />
    </span>
  )
}
