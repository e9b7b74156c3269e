import type { ReactNode } from 'react'
import { consoleTexts as texts } from '#texts/website-owner/console.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'
import { LanguageSwitch } from '#web/ui/look/language-switch.tsx'
import { ThemeSwitch } from '#web/ui/look/theme-switch.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'

/** A screen without navigation, loaded on demand; the server's HTML does not wait for it. */
export function ConsolePage({ children }: { children: ReactNode }) {
  const isInteractive = useIsInteractive()
  return (
    <HeadedPage>
      {isInteractive && children}
      <Switches className="page-width justify-center pb-6 sm:hidden" />
    </HeadedPage>
  )
}

/** The header of every screen of the console. */
export function HeadedPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <AppLink
            to="/owner"
            className="heading inline-flex min-h-11 items-center gap-2.5 text-xl text-lagoon"
          >
            <Artwork name="desert-island" size={28} early />
            {texts.title}
          </AppLink>
          <Switches className="max-sm:hidden" />
        </div>
      </header>
      <main className="flex-1">{children}</main>
    </div>
  )
}

/** Theme and language: in the header, or in the footer on a phone. */
export function Switches({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      <ThemeSwitch />
      <LanguageSwitch />
    </div>
  )
}
