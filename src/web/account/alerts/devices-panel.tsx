import { useQueryClient } from '@tanstack/react-query'
import type { OwnAlerts } from '#contract/account/alerts.ts'
import { account } from '#texts/account/account.ts'
import { alerts } from '#texts/account/alerts.ts'
import { alertsKey } from '#web/shared/alerts/alert-keys.ts'
import { useAlertClient } from '#web/shared/alerts/use-alert-client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { canPush, subscribeHere, unsubscribeHere } from './push-here.ts'
import { RemovableList } from './removable-list.tsx'

const texts = alerts.devices

/** The browsers that show alerts, and a button that adds this one. */
export function DevicesPanel({ choices, devices, pushKey }: OwnAlerts) {
  const client = useAlertClient()
  const queryClient = useQueryClient()
  const { start, isBusy } = useAction({
    mutationFn: async () => {
      const address = await subscribeHere(pushKey)
      if (address === 'denied') return texts.denied
      await client.addDevice(address)
      // Whoever adds a device wants to be told on it.
      if (choices.push === 'never') await client.choose({ push: 'at-once' })
      return undefined
    },
    onSuccess: (refusal) => void (refusal ? toast.error(refusal) : toast.success(texts.added)),
    onError: (error) => void toast.error(sentenceOf(error, texts.failed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsKey }),
  })
  const current = devices.find(({ isCurrent }) => isCurrent)

  async function remove(deviceId: string) {
    if (deviceId === current?._id) await unsubscribeHere().catch(() => undefined)
    return client.removeDevice({ deviceId })
  }

  return (
    <Panel title={texts.title} text={texts.text}>
      <RemovableList
        rows={devices.map(({ _id: id, device, isCurrent }) => {
          const name = account.sessions.device(device)
          return {
            id,
            name,
            content: (
              <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                {name}
                {isCurrent && <Badge look="lagoon">{texts.current}</Badge>}
              </p>
            ),
          }
        })}
        remove={remove}
        none={<p className="text-muted">{texts.none}</p>}
      />
      {!current &&
        (canPush() ? (
          <SubmitButton
            type="button"
            look="quiet"
            className="mt-4"
            isBusy={isBusy}
            onClick={() => void start()}
          >
            {texts.add}
          </SubmitButton>
        ) : (
          <p className="mt-4 max-w-prose text-sm text-muted">{texts.unsupported}</p>
        ))}
    </Panel>
  )
}
