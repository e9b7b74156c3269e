import { useQuery } from '@tanstack/react-query'
import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { EndAllSessions } from './end-all-sessions.tsx'
import { OwnSession } from './own-session.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Where the person is logged in: this device first, then by last use. */
export function OpenSessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const texts = account.sessions
  const client = useClient()
  const { data, isError, refetch } = useQuery(sessionsQuery(client))
  if (!data && isError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">{texts.failed}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  const sessions = data?.sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  )
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions?.map((session) => <OwnSession key={session._id} session={session} />) ?? <RowSkeleton />}
      </ul>
      <EndAllSessions onLoggedOut={onLoggedOut} />
    </>
  )
}

function RowSkeleton() {
  return (
    <li className="py-3 pl-14">
      <SkeletonLine className="w-40" />
      <SkeletonLine className="w-28" />
    </li>
  )
}
