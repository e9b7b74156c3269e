import type { ReactNode } from 'react'
import { Signal } from '#web/shared/offline/signal.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

/** What surrounds every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <Signal />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
