import type { ReactNode } from 'react'
import { Artwork } from './artwork.tsx'

interface FullPageMessageProps {
  artwork: string
  kicker: string
  title: string
  text: string
  isFailure?: boolean
  children: ReactNode
}

/** A message that replaces a whole page. */
export function FullPageMessage({ artwork, kicker, title, text, isFailure, children }: FullPageMessageProps) {
  return (
    <div
      role={isFailure ? 'alert' : undefined}
      className="page-width flex flex-col items-center pt-14 pb-6 text-center sm:pt-20"
    >
      <div className="grid size-48 place-items-center rounded-full bg-lagoon-tint ring-[14px] ring-lagoon-tint/50">
        <Artwork name={artwork} size={112} />
      </div>
      <p className="mt-10 font-semibold text-lagoon">{kicker}</p>
      <h1 className="heading mt-2 text-2xl sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-balance text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
