import type { ReactNode } from 'react'
import { BannerArea } from '#web/shared/banners/banner-area.tsx'
import { OfflineNotice } from '#web/shared/offline/offline-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <BannerArea />
      <OfflineNotice />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
