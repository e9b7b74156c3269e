import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { AskForMailForm } from '#web/shared/sign-in/ask-for-mail-form.tsx'

export function ForgotPasswordForm({ onSent }: { onSent: (answer: string) => void }) {
  const client = useClient()
  return (
    <AskForMailForm
      label={forms.fields.email}
      button={account.forgot.submit}
      ask={client.account.forgotPassword}
      onSent={onSent}
    />
  )
}
