import type { ReactNode } from 'react'
import { Artwork } from '../frame/artwork.tsx'

interface EmptyStateProps {
  artwork: string
  message: string
  hint?: string | undefined
  children?: ReactNode
}

export function EmptyState({ artwork, message, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 pt-14 pb-12 text-center">
      <div className="grid size-32 place-items-center rounded-full bg-lagoon-tint ring-10 ring-lagoon-tint/50">
        <Artwork name={artwork} size={72} />
      </div>
      <p className="heading mt-7 text-xl text-balance wrap-anywhere">{message}</p>
      {hint && <p className="mt-1 max-w-prose text-balance wrap-anywhere text-muted">{hint}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
