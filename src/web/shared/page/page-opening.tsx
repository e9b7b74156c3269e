import type { ReactNode } from 'react'
import { Artwork } from '#web/ui/frame/artwork.tsx'

interface PageOpeningProps {
  artwork: string
  title: string
  intro: string
  children?: ReactNode
}

/** The opening of a page with a picture: beside the text on wide screens, beside the title on a phone. */
export function PageOpening({ artwork, title, intro, children }: PageOpeningProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8">
      <h1 className="heading text-2xl sm:text-4xl md:self-end">{title}</h1>
      <div className="row-span-1 grid size-16 place-items-center rounded-full bg-lagoon-tint ring-lagoon-tint/50 max-md:order-first md:row-span-2 md:mr-2.5 md:size-36 md:ring-[10px]">
        <Artwork name={artwork} size={84} early className="max-md:size-10" />
      </div>
      <div className="mt-3 max-md:col-span-2 md:self-start">
        <p className="max-w-prose text-lg text-pretty text-muted">{intro}</p>
        {children}
      </div>
    </header>
  )
}
