import type { ReactNode } from 'react'
import { Artwork } from './artwork.tsx'

interface EmptyStateProps {
  artwork: string
  message: string
  hint?: string | undefined
  /** A way on. */
  children?: ReactNode
}

export function EmptyState({ artwork, message, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <Artwork name={artwork} size={80} />
      <p className="heading mt-5 text-xl">{message}</p>
      {hint && <p className="mt-1 max-w-prose text-muted">{hint}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
