import { storeSecurity as texts } from '#texts/store-owner/security.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { MailSwitch } from '#web/store-owner/forms/mail-switch.tsx'

/** Whether the monthly figures come by mail. Saved at once. */
export function NewsChoice() {
  const { storeOwner } = useStoreClient()
  return (
    <MailSwitch
      queryKey={['store', 'news']}
      load={() => storeOwner.news({})}
      choose={(wants) => storeOwner.chooseNews({ wants })}
      label={texts.newsLabel}
      failed={texts.newsFailed}
    />
  )
}
