import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { account as texts } from '#texts/account/account.ts'
import { EndStoreSessions } from '#web/account/sign-in/end-store-sessions.tsx'
import { useClient } from '#web/shared/api/use-client.ts'
import { ChangePasswordForm } from '#web/shared/sign-in/change-password-form.tsx'
import { sessionsKey } from './sessions-query.ts'

interface ChangePasswordProps {
  email: string
  hasStore?: boolean
}

export function ChangePassword({ email, hasStore = false }: ChangePasswordProps) {
  const { account } = useClient()
  const queryClient = useQueryClient()
  const [endsStore, setEndsStore] = useState(false)
  return (
    <ChangePasswordForm
      email={email}
      button={texts.settings.changePassword}
      change={(passwords) =>
        account.changePassword({ ...passwords, ...(endsStore && { endStoreSessions: true }) })
      }
      onChanged={() => {
        setEndsStore(false)
        void queryClient.invalidateQueries({ queryKey: sessionsKey })
      }}
    >
      {hasStore && <EndStoreSessions isChosen={endsStore} onChoose={setEndsStore} />}
    </ChangePasswordForm>
  )
}
