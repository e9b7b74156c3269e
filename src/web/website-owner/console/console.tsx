import { Outlet, useChildMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { consoleTexts as texts } from '#texts/website-owner/console.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { ConsolePage } from './console-page.tsx'
import { ownerHead } from './owner-head.ts'
import { type Section, sectionOf } from './sections.ts'
import { useLoginFirst, useOwnerSession, useOwnerSessionActions } from './use-owner-session.ts'
import { useOwnerSessionOver } from './use-owner-session-over.ts'
import { titleOfView } from './view-title.ts'

export const consoleHead = (routeId: string | undefined) => ownerHead(titleOfView(routeId))

const Enrolment = lazy(() => import('#web/website-owner/session/enrolment-screen.tsx'))

/** The frame of the console with the session check. */
export function Console() {
  useOwnerSessionOver()
  const section = useChildMatches({ select: ([screen]) => sectionOf(screen?.routeId) })
  return <OpenSection key={section} section={section} />
}

function OpenSection({ section }: { section: Section }) {
  const { status, isError, refetch } = useOwnerSession()
  const { logOut } = useOwnerSessionActions()
  useLoginFirst(status?.authenticated === false)
  if (status?.authenticated && status.needsSecondFactor) {
    return (
      <ConsolePage>
        <Suspense>
          <Enrolment />
        </Suspense>
      </ConsolePage>
    )
  }
  let content: ReactNode = <PanelSkeleton />
  if (isError) content = <NotLoaded sentence={texts.checkFailed} onTryAgain={refetch} />
  else if (status?.authenticated) content = <Outlet />
  return (
    <ConsoleFrame section={section} onLogout={logOut}>
      <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>
    </ConsoleFrame>
  )
}
