import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import { account } from '#texts/account/account.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { SessionRow } from './session-row.tsx'

interface OpenSessions {
  sessions: OpenSession[]
}

interface SessionListProps<Key extends QueryKey> {
  query: UseQueryOptions<OpenSessions, Error, OpenSessions, Key>
  failed: string
  end: (sessionId: string) => Promise<unknown>
  /** The button below the list, which is also shown while the sessions load. */
  children: (sessions: OpenSession[] | undefined) => ReactNode
}

/** The open sessions: this device first, then by last use. */
export function SessionList<Key extends QueryKey>({ query, failed, end, children }: SessionListProps<Key>) {
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
      {children(data?.sessions)}
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
