import { Monitor, Smartphone } from 'lucide-react'
import { account } from '#texts/account/account.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { useLastUsed } from './use-last-used.ts'

interface SessionRowProps {
  session: { device: string; lastUsedAt: string; isCurrent: boolean }
  isBusy: boolean
  onEnd: () => void
}

const isHandheld = (device: string) => /android|iphone|ipad|ios|phone/i.test(device)

/** One device that is logged in; stands in a list. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const texts = account.sessions
  const lastUsed = useLastUsed()
  const { isCurrent } = session
  const device = texts.device(session.device)
  const Icon = isHandheld(session.device) ? Smartphone : Monitor
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
          onClick={onEnd}
        >
          {texts.end}
        </SubmitButton>
      )}
    </li>
  )
}
