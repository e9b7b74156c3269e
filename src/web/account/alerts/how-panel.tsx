import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AlertChoices, OwnAlerts } from '#contract/account/alerts.ts'
import { notificationMails } from '#domain/store-notifications.ts'
import { alerts as texts } from '#texts/account/alerts.ts'
import { alertsKey } from '#web/shared/alerts/alert-keys.ts'
import { useAlertClient } from '#web/shared/alerts/use-alert-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'

/** When the person is told, by mail and on devices. Saved at once. */
export function HowPanel({ choices, devices }: Pick<OwnAlerts, 'choices' | 'devices'>) {
  return (
    <Panel title={texts.how.title} text={texts.how.text}>
      <div className="grid gap-4 sm:grid-cols-2">
        <WayChoice way="mail" chosen={choices.mail} />
        <WayChoice
          way="push"
          chosen={choices.push}
          hint={choices.push !== 'never' && devices.length === 0 ? texts.how.noDevice : undefined}
        />
      </div>
    </Panel>
  )
}

interface WayChoiceProps {
  way: keyof AlertChoices
  chosen: AlertChoices['mail']
  hint?: string | undefined
}

function WayChoice({ way, chosen, hint }: WayChoiceProps) {
  const client = useAlertClient()
  const queryClient = useQueryClient()
  /** Shown until the server has answered. */
  const [wanted, setWanted] = useState<AlertChoices['mail']>()

  async function choose(pace: AlertChoices['mail']) {
    setWanted(pace)
    try {
      void toast.success((await client.choose({ [way]: pace })).message)
      await queryClient.invalidateQueries({ queryKey: alertsKey })
    } catch (error) {
      void toast.error(failureInWords(error).sentence)
    }
    setWanted(undefined)
  }

  return (
    <SelectField
      label={texts.how[way]}
      hint={hint}
      value={wanted ?? chosen}
      options={notificationMails.map((pace) => ({ value: pace, label: texts.how.when[pace] }))}
      onChoose={(value) => wanted === undefined && void choose(value as AlertChoices['mail'])}
      aria-busy={wanted !== undefined}
    />
  )
}
