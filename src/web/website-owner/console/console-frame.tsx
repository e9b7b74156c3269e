import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { consoleTexts as texts } from '#texts/website-owner/console.ts'
import { SidebarFrame } from '#web/ui/frame/sidebar-frame.tsx'
import { SidebarLink, sidebarRow } from '#web/ui/frame/sidebar-link.tsx'
import { CodeAgain } from '#web/website-owner/session/code-again.tsx'
import { HeadedPage, Switches } from './console-page.tsx'
import { pathOf, type Section, sectionNames, sections } from './sections.ts'

interface ConsoleFrameProps {
  section: Section
  onLogout: () => void
  children: ReactNode
}

export function ConsoleFrame({ section, onLogout, children }: ConsoleFrameProps) {
  return (
    <HeadedPage>
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
        <CodeAgain />
      </SidebarFrame>
    </HeadedPage>
  )
}
