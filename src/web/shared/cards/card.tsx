import type { ReactNode } from 'react'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

/** Two columns on a phone, four in a middle column that grows with the screen. */
export const cardPictureSizes = '(min-width: 1280px) 22vw, (min-width: 640px) 24vw, 48vw'

export function Card({ children }: { children: ReactNode }) {
  return (
    <article className="group @container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition hover:border-lagoon/60">
      {children}
    </article>
  )
}

export function CardPicture({ corner, children }: { corner?: ReactNode; children: ReactNode }) {
  return (
    <div className="relative overflow-hidden [&>img]:transition-transform [&>img]:duration-300 group-hover:[&>img]:scale-104">
      {children}
      {corner && <div className="absolute top-1.5 right-1.5 z-10">{corner}</div>}
    </div>
  )
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col px-3 pt-3 pb-2.5 @min-[12rem]:px-4">{children}</div>
}

/** The card's only link covers the whole card. Other controls lie above it. */
export function CardLink({
  children,
  ...link
}: Destination & { lang?: string | undefined; children: ReactNode }) {
  return (
    <h3 className="mt-1 mb-1 text-base leading-snug font-semibold">
      <AppLink
        {...link}
        className="line-clamp-2 large-text:line-clamp-none wrap-anywhere transition-colors outline-none group-hover:text-lagoon after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-lagoon"
      >
        {children}
      </AppLink>
    </h3>
  )
}
