import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { account } from '#texts/account/account.ts'
import { alerts } from '#texts/account/alerts.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { LoggedOut } from '#web/account/sign-in/logged-out.tsx'
import { useClient } from '#web/shared/api/use-client.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { accountDeleted, sessionQuery } from '#web/shared/session/session.ts'
import { OpenSessions } from '#web/shared/sign-in/open-sessions.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ChangePassword } from './change-password.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { PersonSummary } from './person-summary.tsx'
import { sessionsQuery } from './sessions-query.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'

/** Loaded late: few visits change the address or delete the account. */
const ChangeEmail = lazy(async () => ({ default: (await import('./change-email.tsx')).ChangeEmail }))
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }))

const path = '/settings'

export function settingsHead(origin: string) {
  return accountHead(origin, { ...account.settings, path })
}

export function SettingsPage() {
  const { noNetwork } = formFailures
  const { data: person, isPending, isError, refetch } = useQuery(sessionQuery(useClient()))
  const isKnown = useIsInteractive() && !isPending
  const navigate = useNavigate()
  // After a logout the page navigates away, so the visitor's page would only flash.
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    accountDeleted()
    await navigate({ to: '/' })
  }

  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="heading text-2xl sm:text-4xl">{account.settings.title}</h1>
        <div className="mt-5 grid gap-5">
          {!isKnown || isLeaving ? (
            <SettingsSkeleton />
          ) : person ? (
            <Settings person={person} onLoggedOut={leave} />
          ) : isError ? (
            <NotLoaded
              sentence={account.settings.notReached}
              hint={noNetwork}
              onTryAgain={() => void refetch()}
            />
          ) : (
            <LoggedOut
              message={account.settings.loggedOutHeading}
              hint={account.settings.loggedOutText}
              next={path}
            />
          )}
        </div>
      </div>
    </div>
  )
}

interface SettingsProps {
  person: User
  /** Called after the session has ended. */
  onLoggedOut: () => Promise<void>
}

function Settings({ person, onLoggedOut }: SettingsProps) {
  const { settings: texts, sessions } = account
  const client = useClient()
  return (
    <>
      <Panel title={texts.you}>
        <PersonSummary person={person} />
        <div className="mt-5">
          <NameForm key={person._id} name={person.name} />
        </div>
      </Panel>
      <Suspense fallback={<div className="h-64" />}>
        <ChangeEmail email={person.email} />
      </Suspense>
      <Panel title={texts.password} text={texts.passwordText}>
        <ChangePassword email={person.email} hasStore={person.role === 'admin'} />
      </Panel>
      <Panel title={alerts.title} text={alerts.inSettings}>
        <ButtonLink to="/settings/alerts" look="quiet">
          {alerts.toAlerts}
        </ButtonLink>
      </Panel>
      <Panel title={sessions.title} text={sessions.text}>
        <OpenSessions
          query={sessionsQuery(client)}
          failed={sessions.failed}
          end={(sessionId) => client.account.endSession({ sessionId })}
          endMany={{
            label: sessions.endAll,
            end: async () => {
              await client.account.endAllSessions({})
              return sessions.endedAll
            },
            onEnded: onLoggedOut,
          }}
        />
      </Panel>
      <Panel title={texts.data} text={texts.dataText}>
        <DownloadData />
      </Panel>
      <Panel title={texts.delete} text={texts.deleteText}>
        <Suspense fallback={<div className="h-11" />}>
          <DeleteAccount userId={person._id} email={person.email} onDeleted={onLoggedOut} />
        </Suspense>
      </Panel>
    </>
  )
}
