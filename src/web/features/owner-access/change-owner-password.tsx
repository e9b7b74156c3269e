import { useQueryClient } from '@tanstack/react-query'
import { useOwnerClient } from '#web/api/owner-client.ts'
import { ChangePasswordForm } from '#web/forms/change-password-form.tsx'
import { useAccountTexts } from '#web/texts/account.ts'
import { sessionsKey } from './access-queries.ts'

export function ChangeOwnerPassword({ email }: { email: string }) {
  const { ownerSession } = useOwnerClient()
  const queryClient = useQueryClient()
  return (
    <ChangePasswordForm
      email={email}
      button={useAccountTexts().settings.changePassword}
      change={ownerSession.changePassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
    />
  )
}
