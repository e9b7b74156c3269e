import { Monitor, Smartphone } from 'lucide-react'
import { account } from '#texts/account/account.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useLastUsed } from './use-last-used.ts'

interface SessionRowProps {
  session: { device: string; lastUsedAt: string; isCurrent: boolean }
  end: () => Promise<unknown>
  /** The session has ended or could not be ended, so the list is reloaded. */
  onEnded: () => Promise<void>
}

const isHandheld = (device: string) => /android|iphone|ipad|ios|phone/i.test(device)

export function SessionRow({ session, end, onEnded }: SessionRowProps) {
  const texts = account.sessions
  const lastUsed = useLastUsed()
  const { isCurrent } = session
  const device = texts.device(session.device)
  const { start, isBusy } = useAction({
    mutationFn: end,
    onSuccess: () => void toast.success(texts.ended(device)),
    onError: (error) => {
      // A session that has ended in the meantime is only removed from the list.
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) void toast.error(refusal(error) ?? texts.failedToEnd)
    },
    onSettled: onEnded,
  })
  const Icon = isHandheld(session.device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 large-text:flex-wrap py-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-lagoon-tint text-lagoon">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 large-text:basis-48">
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
          onClick={() => void start()}
        >
          {texts.end}
        </SubmitButton>
      )}
    </li>
  )
}
