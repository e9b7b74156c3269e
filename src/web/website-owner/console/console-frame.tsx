import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { consoleTexts as texts } from '#texts/website-owner/console.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'
import { SidebarFrame } from '#web/ui/frame/sidebar-frame.tsx'
import { SidebarLink, sidebarRow } from '#web/ui/frame/sidebar-link.tsx'
import { LanguageSwitch } from '#web/ui/look/language-switch.tsx'
import { ThemeSwitch } from '#web/ui/look/theme-switch.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { pathOf, type Section, sectionNames, sections } from './sections.ts'

interface ConsoleFrameProps {
  section: Section
  onLogout: () => void
  children: ReactNode
}

export function ConsoleFrame({ section, onLogout, children }: ConsoleFrameProps) {
  return (
    <Page>
      <SidebarFrame
        title={texts.title}
        openMenu={texts.openMenu}
        sidebar={(onVisit) => (
          <>
            <nav aria-label={texts.title}>
              <ul className="grid gap-0.5">
                {sectionNames.map((name) => (
                  <li key={name}>
                    <SidebarLink
                      to={pathOf(name)}
                      icon={sections[name]}
                      isHere={name === section}
                      onClick={onVisit}
                    >
                      {texts.sections[name]}
                    </SidebarLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-3 border-t border-line pt-3">
              <button type="button" onClick={onLogout} className={sidebarRow}>
                <LogOut aria-hidden="true" className="size-5 flex-none" />
                {navigation.logout}
              </button>
            </div>
            <Switches className="mt-3 px-3 sm:hidden" />
          </>
        )}
      >
        <h1 className="heading mb-4 text-2xl print:hidden">{texts.sections[section]}</h1>
        {children}
      </SidebarFrame>
    </Page>
  )
}

/** A screen without navigation, loaded on demand; the server's HTML does not wait for it. */
export function ConsolePage({ children }: { children: ReactNode }) {
  const isInteractive = useIsInteractive()
  return (
    <Page>
      {isInteractive && children}
      <Switches className="page-width justify-center pb-6 sm:hidden" />
    </Page>
  )
}

/** The header of every screen of the console. */
function Page({ children }: { children: ReactNode }) {
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
function Switches({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      <ThemeSwitch />
      <LanguageSwitch />
    </div>
  )
}
