import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { OpenSession } from '#contract/personal-data.ts'
import { ApiError } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'
import { refusal } from '#web/forms/failure.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useLastUsed } from './last-used.ts'
import { sessionsKey } from './sessions-query.ts'

const isHandheld = (device: string) => /android|iphone|ipad|ios|phone/i.test(device)

export function SessionRow({ session }: { session: OpenSession }) {
  const texts = useAccountTexts().sessions
  const client = useClient()
  const queryClient = useQueryClient()
  const lastUsed = useLastUsed()
  const [isBusy, setBusy] = useState(false)
  const { _id, device, isCurrent } = session
  const Icon = isHandheld(device) ? Smartphone : Monitor

  async function end() {
    setBusy(true)
    try {
      await client.account.endSession({ sessionId: _id })
      void notice.success(texts.ended(device))
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) void notice.error(refusal(error) ?? texts.failedToEnd)
    }
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
    setBusy(false)
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-lagoon-tint text-lagoon">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 font-semibold wrap-anywhere">
          {device}
          {isCurrent && <Badge look="lagoon">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted">{texts.lastUsed(lastUsed(session.lastUsedAt))}</p>
      </div>
      {!isCurrent && (
        <SubmitButton
          type="button"
          look="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={texts.endOf(device)}
          onClick={() => void end()}
        >
          {texts.end}
        </SubmitButton>
      )}
    </li>
  )
}
