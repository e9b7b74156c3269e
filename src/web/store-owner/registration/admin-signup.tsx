import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { storeApplication } from '#texts/shared/application.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { ownApplicationQuery } from '#web/shared/application/application-queries.ts'
import { ApplyFirst } from '#web/shared/application/apply-first.tsx'
import { accountHead } from '#web/shared/page/private-head.ts'
import { sessionQuery, sessionStarted } from '#web/shared/session/session.ts'
import DashboardButton from '#web/shared/site-frame/dashboard-button.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { JoiningSteps } from './joining-steps.tsx'
import { RegistrationSkeleton } from './registration-skeleton.tsx'

const path = '/admin/signup'

/** Loaded on demand, because most visitors of this page have to log in first. */
const RegistrationForm = lazy(async () => ({
  default: (await import('./registration-form.tsx')).RegistrationForm,
}))

export function adminSignupHead(origin: string) {
  return accountHead(origin, { ...storeRegistration.signup, path })
}

export function AdminSignupPage() {
  const { signup: texts } = storeRegistration
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <h1 className="heading text-2xl sm:text-4xl">{texts.heading}</h1>
        <p className="mt-2 text-lg text-pretty text-muted">{texts.intro}</p>
        <p className="mt-2 text-muted">
          {texts.notApproved} <PlainLink to="/display-request">{texts.apply}</PlainLink> {texts.or}{' '}
          <PlainLink to="/contact">{texts.contact}</PlainLink>. {texts.haveStore}{' '}
          <PlainLink to="/admin/login">{texts.toStoreLogin}</PlainLink>.
        </p>
        <div className="mt-6 grid gap-5">
          <ForVisitor />
        </div>
      </div>
    </div>
  )
}

function ForVisitor() {
  const { data: person, isPending, isError, refetch } = useQuery(sessionQuery(useClient()))
  const isKnown = useIsInteractive() && !isPending
  const navigate = useNavigate()
  // The form stays mounted when the session ends or changes, so that typed text is not lost.
  const [hasBegun, setBegun] = useState(false)

  function leave(email: string) {
    sessionStarted()
    void navigate({ to: '/admin/login', state: { storeEmail: email }, ignoreBlocker: true })
  }

  const form = (
    <Suspense fallback={<RegistrationSkeleton />}>
      <RegistrationForm onBegun={() => setBegun(true)} onRegistered={leave} />
    </Suspense>
  )
  if (hasBegun || (isKnown && person?.role === 'user'))
    return <OnceApproved isCertain={hasBegun}>{form}</OnceApproved>
  if (!isKnown) return <RegistrationSkeleton />
  if (person) return <HasStore />
  return isError ? <NotReached onTryAgain={() => void refetch()} /> : <LogInFirst />
}

interface OnceApprovedProps {
  /** The form was shown and has input, so it stays. */
  isCertain: boolean
  children: ReactNode
}

/** The form for an approved person, or the step before it for anybody else. */
function OnceApproved({ isCertain, children }: OnceApprovedProps) {
  const application = useQuery({ ...ownApplicationQuery(useStoreClient()), enabled: !isCertain })
  if (isCertain || application.data?.isApproved) return children
  if (application.data) return <ApplyFirst application={application.data.application} />
  return application.isError ? (
    <NotReached onTryAgain={() => void application.refetch()} />
  ) : (
    <RegistrationSkeleton />
  )
}

function LogInFirst() {
  const { visitor: texts } = storeRegistration
  return (
    <>
      <EmptyState artwork="key" message={texts.heading} hint={texts.text}>
        <ButtonLink to="/login" search={{ next: path }}>
          {texts.login}
        </ButtonLink>
        <ButtonLink to="/signup" search={{ next: path }} look="quiet">
          {texts.signup}
        </ButtonLink>
      </EmptyState>
      <JoiningSteps />
    </>
  )
}

function HasStore() {
  const { hasStore: texts } = storeApplication
  return (
    <EmptyState artwork="convenience-store" message={texts.heading} hint={texts.text}>
      <DashboardButton />
      <ButtonLink to="/admin/login" search={{ forgot: true }} look="quiet">
        {storeRegistration.login.forgot}
      </ButtonLink>
    </EmptyState>
  )
}

function NotReached({ onTryAgain }: { onTryAgain: () => void }) {
  const { notReached: texts } = storeRegistration
  const { noNetwork } = formFailures
  return <NotLoaded sentence={texts.heading} hint={noNetwork} onTryAgain={onTryAgain} />
}
