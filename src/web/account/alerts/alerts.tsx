import { useQuery } from '@tanstack/react-query'
import { alerts as texts } from '#texts/account/alerts.ts'
import { common } from '#texts/shared/common.ts'
import { UntilKnown } from '#web/account/settings/until-known.tsx'
import { LoggedOut } from '#web/account/sign-in/logged-out.tsx'
import { useAlertClient } from '#web/shared/alerts/use-alert-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { sessionQuery } from '#web/shared/session/session.ts'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { alertsQuery } from './alerts-query.ts'
import { OwnAlerts } from './own-alerts.tsx'

const path = '/settings/alerts'

export const alertsHead = (origin: string) => accountHead(origin, { ...texts, path })

export function AlertsPage() {
  const { data: person, isPending, isError, refetch } = useQuery(sessionQuery(useClient()))
  // The answer may arrive before hydration, and the first render must match the server's HTML.
  const isKnown = useIsInteractive() && !isPending
  return (
    <div className="page-width py-3 lg:py-5">
      <div className="mx-auto max-w-4xl">
        <Breadcrumb
          steps={[
            { name: common.home, to: '/' },
            { name: texts.settings, to: '/settings' },
          ]}
        />
        <h1 className="heading mt-1 text-2xl sm:text-4xl">{texts.title}</h1>
        <div className="mt-5 grid gap-5">
          {!isKnown ? (
            <AlertsSkeleton />
          ) : person ? (
            <Loaded key={person._id} />
          ) : isError ? (
            <Failed onTryAgain={() => void refetch()} />
          ) : (
            <LoggedOut message={texts.loggedOut} hint={texts.loggedOutHint} next={path} />
          )}
        </div>
      </div>
    </div>
  )
}

function Loaded() {
  const { data, isError, refetch } = useQuery(alertsQuery(useAlertClient()))
  if (data) return <OwnAlerts alerts={data} />
  return isError ? <Failed onTryAgain={() => void refetch()} /> : <AlertsSkeleton />
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return <NotLoaded sentence={texts.failed} hint={texts.failedHint} onTryAgain={onTryAgain} />
}

function AlertsSkeleton() {
  return (
    <UntilKnown>
      {['how', 'stores', 'wishes'].map((part) => (
        <div key={part} className="rounded-card border border-line bg-surface p-4 sm:p-7">
          <div className="text-xl">
            <SkeletonLine className="w-40" />
          </div>
          <Skeleton className="mt-4 h-12 rounded-xl!" />
        </div>
      ))}
    </UntilKnown>
  )
}
