import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#web/api/use-client.ts'
import { ChangePasswordForm } from '#web/forms/change-password-form.tsx'
import { useAccountTexts } from '#web/texts/account.ts'
import { sessionsKey } from './sessions-query.ts'

export function ChangePassword({ email }: { email: string }) {
  const { account } = useClient()
  const queryClient = useQueryClient()
  return (
    <ChangePasswordForm
      email={email}
      button={useAccountTexts().settings.changePassword}
      change={account.changePassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
    />
  )
}
