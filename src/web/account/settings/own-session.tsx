import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import { account } from '#texts/account/account.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { SessionRow } from '#web/shared/sign-in/session-row.tsx'
import { notice } from '#web/ui/overlays/notice.ts'
import { sessionsKey } from './sessions-query.ts'

/** A device on which the person is logged in. */
export function OwnSession({ session }: { session: OpenSession }) {
  const texts = account.sessions
  const client = useClient()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { _id, device } = session

  async function end() {
    setBusy(true)
    try {
      await client.account.endSession({ sessionId: _id })
      void notice.success(texts.ended(texts.device(device)))
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) void notice.error(refusal(error) ?? texts.failedToEnd)
    }
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
    setBusy(false)
  }

  return <SessionRow session={session} isBusy={isBusy} onEnd={() => void end()} />
}
