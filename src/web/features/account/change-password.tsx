import { useQueryClient } from '@tanstack/react-query'
import { account as texts } from '#texts/account.ts'
import { useClient } from '#web/api/use-client.ts'
import { ChangePasswordForm } from '#web/forms/change-password-form.tsx'
import { sessionsKey } from './sessions-query.ts'

export function ChangePassword({ email }: { email: string }) {
  const { account } = useClient()
  const queryClient = useQueryClient()
  return (
    <ChangePasswordForm
      email={email}
      button={texts.settings.changePassword}
      change={account.changePassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
    />
  )
}
