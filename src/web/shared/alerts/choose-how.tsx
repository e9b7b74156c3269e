import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { AlertChoices } from '#contract/account/alerts.ts'
import { alertOffers as texts } from '#texts/shared/alerts.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { alertsKey } from './alert-keys.ts'
import { useAlertClient } from './use-alert-client.ts'

/** Asks how the person is to be told, right where they asked for it. */
export default function ChooseHow({ onChosen }: { onChosen: () => void }) {
  const client = useAlertClient()
  const queryClient = useQueryClient()
  const id = useId()
  const part = useRef<HTMLElement>(null)
  const { start, isBusy } = useAction({
    mutationFn: (mail: AlertChoices['mail']) => client.choose({ mail }),
    onSuccess: async ({ message }) => {
      void toast.success(message)
      onChosen()
      await queryClient.invalidateQueries({ queryKey: alertsKey })
    },
    onError: (error) => void toast.error(failureInWords(error).sentence),
  })
  // It appears below the button that was pressed, maybe below the screen.
  useEffect(() => {
    // Some browsers return a promise here, which is no way to clean up.
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={part}
      aria-labelledby={id}
      className="order-last w-full basis-full rounded-card border border-line bg-lagoon-tint p-4"
    >
      <div role="status">
        <h2 id={id} className="flex items-center gap-2 font-semibold">
          <Bell aria-hidden="true" className="size-5 flex-none text-lagoon" />
          {texts.how}
        </h2>
      </div>
      <p className="mt-1 text-sm">{texts.howHint}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button size="small" disabled={isBusy} onClick={() => void start('daily')}>
          {texts.daily}
        </Button>
        <Button look="quiet" size="small" disabled={isBusy} onClick={() => void start('at-once')}>
          {texts.atOnce}
        </Button>
        <ButtonLink to="/settings/alerts" look="plain" size="small">
          {texts.more}
        </ButtonLink>
      </div>
    </section>
  )
}
