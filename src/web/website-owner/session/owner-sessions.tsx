import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import { account } from '#texts/account/account.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { SessionRow } from '#web/shared/sign-in/session-row.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { notice } from '#web/ui/overlays/notice.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { sessionsKey, sessionsQuery } from './access-queries.ts'

/** Where the website owner is logged in: this device first, then by last use. */
export function OwnerSessions({ onLoggedOut }: { onLoggedOut: () => void }) {
  const texts = account.sessions
  const client = useOwnerClient()
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(sessionsQuery(client))
  const [ending, setEnding] = useState<string>()

  async function end({ _id, device }: OpenSession) {
    setEnding(_id)
    try {
      await client.ownerSession.endSession({ sessionId: _id })
      void notice.success(texts.ended(texts.device(device)))
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) void notice.error(refusal(error) ?? texts.failedToEnd)
    }
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
    setEnding(undefined)
  }

  async function endAll() {
    setEnding('all')
    try {
      const { message } = await client.ownerSession.endAllSessions({})
      void notice.success(message)
      onLoggedOut()
    } catch (error) {
      void notice.error(refusal(error) ?? texts.failedToEnd)
      setEnding(undefined)
    }
  }

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
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data?.sessions
          .toSorted(thisDeviceFirst)
          .map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isBusy={ending === session._id}
              onEnd={() => void end(session)}
            />
          )) ?? (
          <li className="py-3 pl-14">
            <SkeletonLine className="w-40" />
            <SkeletonLine className="w-28" />
          </li>
        )}
      </ul>
      <SubmitButton
        type="button"
        look="quiet"
        isBusy={ending === 'all'}
        onClick={() => void endAll()}
        className="mt-5"
      >
        {texts.endAll}
      </SubmitButton>
    </>
  )
}

const thisDeviceFirst = (one: OpenSession, other: OpenSession) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt)
