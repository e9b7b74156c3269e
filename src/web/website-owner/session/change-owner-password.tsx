import { useQueryClient } from '@tanstack/react-query'
import { account } from '#texts/account/account.ts'
import { ChangePasswordForm } from '#web/shared/sign-in/change-password-form.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
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
