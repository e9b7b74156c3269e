import { useRouter } from '@tanstack/react-router'
import { emailChange as texts } from '#texts/shared/email-change.ts'
import { useEmailClient } from '#web/shared/api/email-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { mine } from '#web/shared/session/session.ts'
import { EmailChangePanel } from '#web/shared/sign-in/email-change-panel.tsx'

export function ChangeEmail({ email }: { email: string }) {
  const { account } = useClient()
  const { emailChange } = useEmailClient(useRouter().options.context.send)
  return (
    <EmailChangePanel
      text={texts.personText}
      email={email}
      query={{ queryKey: mine('email-change'), queryFn: () => emailChange.open({}), staleTime: 0 }}
      ask={(newEmail) => emailChange.ask({ email: newEmail })}
      withdraw={() => emailChange.withdraw({})}
      confirmPassword={(password) => account.confirmPassword({ password })}
    />
  )
}
