import type { ReactNode } from 'react'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { SidebarFrame } from '#web/ui/frame/sidebar-frame.tsx'
import type { Place } from './place.ts'
import { Sidebar } from './sidebar.tsx'
import { ViewHeading } from './view-heading.tsx'

interface DashboardFrameProps {
  place: Place
  onLoggedOut: () => void
  children: ReactNode
}

export function DashboardFrame({ place, onLoggedOut, children }: DashboardFrameProps) {
  return (
    <SidebarFrame
      title={texts.title}
      openMenu={texts.openMenu}
      sidebar={(onVisit) => <Sidebar {...{ place, onVisit, onLoggedOut }} />}
    >
      <ViewHeading place={place} />
      {children}
    </SidebarFrame>
  )
}
