import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import { account } from '#texts/account/account.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { EndSessionsButton } from './end-sessions-button.tsx'
import { SessionRow } from './session-row.tsx'

interface OpenSessionsProps<Key extends QueryKey> {
  query: UseQueryOptions<{ sessions: OpenSession[] }, Error, { sessions: OpenSession[] }, Key>
  /** Shown when the list cannot be loaded. */
  failed: string
  end: (sessionId: string) => Promise<unknown>
  endMany: ComponentProps<typeof EndSessionsButton>
  /** `endMany` spares this device, so it is only offered when there are others. */
  sparesThisDevice?: boolean
}

/** The devices on which somebody is logged in: this one first, then by last use. */
export function OpenSessions<Key extends QueryKey>({
  query,
  failed,
  end,
  endMany,
  sparesThisDevice = false,
}: OpenSessionsProps<Key>) {
  const { data, isError, refetch } = useQuery(query)
  if (!data && isError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">{failed}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {account.sessions.tryAgain}
        </Button>
      </div>
    )
  }
  const canEndMany = !sparesThisDevice || (data && data.sessions.length > 1)
  const rows = data?.sessions
    .toSorted(thisDeviceFirst)
    .map((session) => (
      <SessionRow
        key={session._id}
        session={session}
        end={() => end(session._id)}
        onEnded={async () => void (await refetch())}
      />
    ))
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">{rows ?? <RowSkeleton />}</ul>
      {canEndMany && <EndSessionsButton {...endMany} />}
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

const thisDeviceFirst = (one: OpenSession, other: OpenSession) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt)
