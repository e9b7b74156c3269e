import { useQueryClient } from '@tanstack/react-query'
import { account } from '#texts/account.ts'
import { useOwnerClient } from '#web/api/owner-client.ts'
import { ChangePasswordForm } from '#web/forms/change-password-form.tsx'
import { sessionsKey } from './access-queries.ts'

export function ChangeOwnerPassword({ email }: { email: string }) {
  const { ownerSession } = useOwnerClient()
  const queryClient = useQueryClient()
  return (
    <ChangePasswordForm
      email={email}
      button={account.settings.changePassword}
      change={ownerSession.changePassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
    />
  )
}
