import type { ReactNode } from 'react'
import { Artwork } from '#web/ui/artwork.tsx'

interface PageOpeningProps {
  artwork: string
  title: string
  intro: string
  children?: ReactNode
}

/** What a page is about, with a picture beside it where there is room. */
export function PageOpening({ artwork, title, intro, children }: PageOpeningProps) {
  return (
    <header className="flex items-center justify-between gap-8">
      <div className="min-w-0">
        <h1 className="heading text-2xl sm:text-4xl">{title}</h1>
        <p className="mt-3 max-w-prose text-lg text-pretty text-muted">{intro}</p>
        {children}
      </div>
      <div className="mr-2.5 grid size-36 flex-none place-items-center rounded-full bg-lagoon-tint ring-[10px] ring-lagoon-tint/50 max-md:hidden">
        <Artwork name={artwork} size={84} early />
      </div>
    </header>
  )
}
