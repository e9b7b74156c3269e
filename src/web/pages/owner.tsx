import { useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { common } from '#texts/common.ts'
import { consoleTexts, consoleTexts as texts } from '#texts/console.ts'
import { ConsoleFrame, ConsolePage } from '#web/features/console/console-frame.tsx'
import { type Section, sectionIn } from '#web/features/console/sections.ts'
import { useConsoleDoor, useLoginFirst, useOwnerSession } from '#web/features/console/use-owner-session.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import { NotFoundPage } from './not-found.tsx'

/** What a section of the console is told by the address: /owner/fees/{item}/{part}. */
export interface SectionProps {
  item: string | undefined
  part: string | undefined
}

const screens: Record<Section, ComponentType<SectionProps>> = {
  today: lazy(() => import('./owner-today.tsx')),
  vetting: lazy(() => import('./owner-vetting.tsx')),
  stores: lazy(() => import('./owner-stores.tsx')),
  moderation: lazy(() => import('./owner-moderation.tsx')),
  promotion: lazy(() => import('./owner-promotion.tsx')),
  categories: lazy(() => import('./owner-categories.tsx')),
  fees: lazy(() => import('./owner-fees.tsx')),
  messages: lazy(() => import('./owner-messages.tsx')),
  mails: lazy(() => import('./owner-mails.tsx')),
  audit: lazy(() => import('./owner-audit.tsx')),
  account: lazy(() => import('./owner-account.tsx')),
}
const Login = lazy(() => import('./owner-login.tsx'))
const Enrolment = lazy(() => import('./owner-enrolment.tsx'))

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
