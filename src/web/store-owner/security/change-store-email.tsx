import { useRouter } from '@tanstack/react-router'
import { emailChange as texts } from '#texts/shared/email-change.ts'
import { useEmailClient } from '#web/shared/api/email-client.ts'
import { storeCalls } from '#web/shared/api/store-client.ts'
import { EmailChangePanel } from '#web/shared/sign-in/email-change-panel.tsx'
import { ownStore } from '#web/store-owner/own-store.ts'

export function ChangeStoreEmail({ email }: { email: string }) {
  const { client, send } = storeCalls(useRouter())
  const { storeOwner } = client
  const { emailChange } = useEmailClient(send)
  return (
    <EmailChangePanel
      text={texts.storeText}
      email={email}
      showsEmail
      query={{ queryKey: ownStore('email-change'), queryFn: () => emailChange.openOfStore({}), staleTime: 0 }}
      ask={(newEmail) => emailChange.askOfStore({ email: newEmail })}
      withdraw={() => emailChange.withdrawOfStore({})}
      confirmPassword={(password) => storeOwner.confirmPassword({ password })}
    />
  )
}
