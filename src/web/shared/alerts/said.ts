import type { AlertChoices } from '#contract/account/alerts.ts'
import { priceAlerts as texts } from '#texts/shared/price-alerts.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const isUnreachable = ({ mail, push }: AlertChoices): boolean => mail === 'never' && push === 'never'

/** Says that it is saved, or that nothing comes before the person has chosen how. */
export function saySaved({ message, choices }: { message: string; choices: AlertChoices }): void {
  if (isUnreachable(choices))
    void toast.withLink({ sentence: texts.chooseHow, label: texts.choose, to: '/settings/alerts' })
  else void toast.success(message)
}
