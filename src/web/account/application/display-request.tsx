import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { FeesInShort } from '#web/shared/application/fees-in-short.tsx'
import { informationHead } from '#web/shared/page/information-head.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import { Steps } from '#web/shared/page/steps.tsx'
import { sessionQuery } from '#web/shared/session/session.ts'
import DashboardButton from '#web/shared/site-frame/dashboard-button.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ApplicationSkeleton } from './application-skeleton.tsx'

/** Loaded late: only for people who are logged in. */
const OwnApplication = lazy(async () => ({ default: (await import('./own-application.tsx')).OwnApplication }))

const path = '/display-request'

export function head(origin: string) {
  return informationHead(origin, { ...storeApplication.displayRequest, path })
}

export function Page() {
  const { displayRequest: texts, steps } = storeApplication
  return (
    <div className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork="department-store" title={texts.heading} intro={texts.intro}>
          <p className="mt-2 max-w-prose text-pretty text-muted">
            {texts.note} {texts.rather} <PlainLink to="/contact">{texts.contact}</PlainLink>. {texts.approved}{' '}
            <PlainLink to="/admin/signup">{texts.register}</PlainLink>.
          </p>
        </PageOpening>
        <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-5">
            <ForVisitor />
            <Panel title={steps.heading}>
              <Steps steps={steps.items} />
            </Panel>
          </div>
          <FeesInShort />
        </div>
      </div>
    </div>
  )
}

function ForVisitor() {
  const { noNetwork } = formFailures
  const { data: person, isPending, isError, refetch } = useQuery(sessionQuery(useClient()))
  const isKnown = useIsInteractive() && !isPending
  // The form stays mounted when the session ends, so that typed text is not lost.
  const [writer, setWriter] = useState<User>()

  const writing = writer ?? (isKnown && person?.role === 'user' ? person : undefined)
  if (writing)
    return (
      <Suspense fallback={<ApplicationSkeleton />}>
        <OwnApplication
          email={writing.email}
          onBegun={() => setWriter(writing)}
          onSettled={() => setWriter(undefined)}
        />
      </Suspense>
    )
  if (!isKnown) return <ApplicationSkeleton />
  if (person)
    return (
      <EmptyState
        artwork="convenience-store"
        message={storeApplication.hasStore.heading}
        hint={storeApplication.hasStore.text}
      >
        <DashboardButton />
      </EmptyState>
    )
  return isError ? (
    <NotLoaded sentence={storeApplication.notLoaded} hint={noNetwork} onTryAgain={() => void refetch()} />
  ) : (
    <LogInFirst />
  )
}

function LogInFirst() {
  const { visitor: texts } = storeApplication
  return (
    <EmptyState artwork="key" message={texts.heading} hint={texts.text}>
      <ButtonLink to="/login" search={{ next: path }}>
        {texts.login}
      </ButtonLink>
      <ButtonLink to="/signup" search={{ next: path }} look="quiet">
        {texts.signup}
      </ButtonLink>
    </EmptyState>
  )
}
