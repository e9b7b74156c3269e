import { useQueryClient } from '@tanstack/react-query'
import { account } from '#texts/account/account.ts'
import { ChangePasswordForm } from '#web/shared/sign-in/change-password-form.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import { sessionsKey } from './access-queries.ts'

export function ChangeOwnerPassword({ email }: { email: string }) {
  const { ownerSession } = useOwnerSessionClient()
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
