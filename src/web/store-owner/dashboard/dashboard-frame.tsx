import type { ReactNode } from 'react'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { SidebarFrame } from '#web/ui/frame/sidebar-frame.tsx'
import { Sidebar } from './sidebar.tsx'
import { ViewHeading } from './view-heading.tsx'
import type { DashboardView } from './views.ts'

interface DashboardFrameProps {
  view: DashboardView
  onLoggedOut: () => void
  children: ReactNode
}

export function DashboardFrame({ view, onLoggedOut, children }: DashboardFrameProps) {
  return (
    <SidebarFrame
      title={texts.title}
      openMenu={texts.openMenu}
      sidebar={(onVisit) => <Sidebar {...{ view, onVisit, onLoggedOut }} />}
    >
      <ViewHeading view={view} />
      {children}
    </SidebarFrame>
  )
}
