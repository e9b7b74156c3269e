import type { ReactNode } from 'react'
import { navigation as texts } from '#texts/navigation.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

interface SiteFrameProps {
  /** A notice under the header; nothing stands there without one. */
  banner?: ReactNode
  children: ReactNode
}

/** What surrounds every page. */
export function SiteFrame({ banner, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {banner && (
        <aside aria-label={texts.notice} className="border-b border-line bg-lagoon-tint">
          <div className="page-width py-2.5">{banner}</div>
        </aside>
      )}
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
