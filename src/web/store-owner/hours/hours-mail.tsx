import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { MailSwitch } from '#web/store-owner/forms/mail-switch.tsx'
import { ownStore } from '#web/store-owner/own-store.ts'

/** Whether questions about the hours come by mail. Saved at once. */
export function HoursMail() {
  const { storeOwner } = useStoreClient()
  return (
    <MailSwitch
      queryKey={ownStore('hours-mail')}
      load={() => storeOwner.hoursMail({})}
      choose={(wants) => storeOwner.chooseHoursMail({ wants })}
      label={texts.mailLabel}
      failed={texts.mailFailed}
    />
  )
}
