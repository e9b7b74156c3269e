import { useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { common } from '#texts/shared/common.ts'
import { consoleTexts, consoleTexts as texts } from '#texts/website-owner/console.ts'
import { NotFoundPage } from '#web/shared/page/not-found.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { ConsoleFrame, ConsolePage } from './console-frame.tsx'
import { type Section, sectionIn } from './sections.ts'
import { useConsoleDoor, useLoginFirst, useOwnerSession } from './use-owner-session.ts'
import { useOwnerSessionOver } from './use-owner-session-over.ts'

/** What a section of the console is told by the address: /owner/fees/{item}/{part}. */
export interface SectionProps {
  item: string | undefined
  part: string | undefined
}

const screens: Record<Section, ComponentType<SectionProps>> = {
  today: lazy(() => import('#web/website-owner/today/today-screen.tsx')),
  vetting: lazy(() => import('#web/website-owner/vetting/vetting-screen.tsx')),
  stores: lazy(() => import('#web/website-owner/stores/stores-screen.tsx')),
  moderation: lazy(() => import('#web/website-owner/moderation/moderation-screen.tsx')),
  promotion: lazy(() => import('#web/website-owner/promotion/promotion-screen.tsx')),
  categories: lazy(() => import('#web/website-owner/categories/categories-screen.tsx')),
  fees: lazy(() => import('#web/website-owner/fees/fees-screen.tsx')),
  messages: lazy(() => import('#web/website-owner/messages/messages-screen.tsx')),
  mails: lazy(() => import('#web/website-owner/mails/mails-screen.tsx')),
  audit: lazy(() => import('#web/website-owner/audit/audit-screen.tsx')),
  account: lazy(() => import('#web/website-owner/session/account-screen.tsx')),
}
const Login = lazy(() => import('#web/website-owner/session/login-screen.tsx'))
const Enrolment = lazy(() => import('#web/website-owner/session/enrolment-screen.tsx'))

/** Never linked from the public pages, and nothing for search engines. */
export function ownerHead() {
  return {
    meta: [
      { title: `${consoleTexts.title} – ${common.siteName}` },
      { name: 'description', content: consoleTexts.description },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }
}

export function OwnerPage() {
  useOwnerSessionOver()
  const { section: name, item, part } = useParams({ strict: false })
  if (name === 'login') {
    return (
      <ConsolePage>
        <Suspense>
          <Login />
        </Suspense>
      </ConsolePage>
    )
  }
  const section = sectionIn(name)
  return section ? <Console key={section} {...{ section, item, part }} /> : <NotFoundPage />
}

function Console({ section, ...address }: SectionProps & { section: Section }) {
  const { status, isError, refetch } = useOwnerSession()
  const { logOut } = useConsoleDoor()
  useLoginFirst(status?.authenticated === false)
  const Screen = screens[section]
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
  else if (status?.authenticated) content = <Screen {...address} />
  return (
    <ConsoleFrame section={section} onLogout={logOut}>
      <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>
    </ConsoleFrame>
  )
}
