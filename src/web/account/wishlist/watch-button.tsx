import { useQueryClient } from '@tanstack/react-query'
import { BellDot, BellPlus } from 'lucide-react'
import { useState } from 'react'
import { priceAlerts as texts } from '#texts/shared/price-alerts.ts'
import { alertsKey } from '#web/shared/alerts/alert-keys.ts'
import { saySaved } from '#web/shared/alerts/said.ts'
import { useAlertClient } from '#web/shared/alerts/use-alert-client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { isSessionOver, sayExpired } from '#web/shared/session/session-over.ts'
import { wishlistKey } from '#web/shared/wishlist/wish.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface WatchButtonProps {
  productId: string
  name: string
  isWatched: boolean
}

/** Switches 'tell me when the price drops' of a wish. */
export function WatchButton({ productId, name, isWatched }: WatchButtonProps) {
  const client = useAlertClient()
  const queryClient = useQueryClient()
  /** Shown until the server has answered. */
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? isWatched
  const Icon = isOn ? BellDot : BellPlus

  async function change() {
    if (wanted !== undefined) return
    setWanted(!isWatched)
    try {
      if (isWatched) void toast.success((await client.unwatchPrice({ productId })).message)
      else saySaved(await client.watchPrice({ productId }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: wishlistKey('products') }),
        queryClient.invalidateQueries({ queryKey: alertsKey }),
      ])
    } catch (error) {
      if (isSessionOver(error)) void sayExpired()
      else void toast.error(sentenceOf(error, texts.failed))
    }
    setWanted(undefined)
  }

  return (
    <IconButton
      label={texts.watchThis(name)}
      title={isOn ? texts.watching : texts.watch}
      aria-pressed={isOn}
      onClick={() => void change()}
    >
      <span
        className={`grid size-9 place-items-center rounded-full shadow-sm transition-colors ${
          isOn ? 'bg-lagoon text-on-lagoon' : 'bg-surface/90 text-ink hover:bg-surface hover:text-lagoon'
        }`}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
    </IconButton>
  )
}
