import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import { account } from '#texts/account/account.ts'
import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { SessionRow } from '#web/shared/sign-in/session-row.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { notice } from '#web/ui/overlays/notice.ts'
import { sessionsKey, sessionsQuery } from './sessions-query.ts'

/** Where the store is logged in: this device first, then by last use. */
export function StoreSessions() {
  const { sessions: rowTexts } = account
  const client = useStoreClient()
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(sessionsQuery(client))
  const [ending, setEnding] = useState<string>()

  async function end(what: string, call: () => Promise<string>) {
    setEnding(what)
    try {
      void notice.success(await call())
    } catch (error) {
      // A session that ended meanwhile only leaves the list.
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) void notice.error(refusal(error) ?? rowTexts.failedToEnd)
    }
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
    setEnding(undefined)
  }

  const endOne = ({ _id, device }: OpenSession) =>
    end(_id, async () => {
      await client.storeOwner.endSession({ sessionId: _id })
      return rowTexts.ended(rowTexts.device(device))
    })
  const endOthers = () => end('others', async () => (await client.storeOwner.endOtherSessions({})).message)

  if (!data && isError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">{texts.failed}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {rowTexts.tryAgain}
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
              onEnd={() => void endOne(session)}
            />
          )) ?? (
          <li className="py-3 pl-14">
            <SkeletonLine className="w-40" />
            <SkeletonLine className="w-28" />
          </li>
        )}
      </ul>
      {data && data.sessions.length > 1 && (
        <SubmitButton
          type="button"
          look="quiet"
          isBusy={ending === 'others'}
          onClick={() => void endOthers()}
          className="mt-5"
        >
          {texts.endOthers}
        </SubmitButton>
      )}
    </>
  )
}

const thisDeviceFirst = (one: OpenSession, other: OpenSession) =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt)
