import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { account as texts } from '#texts/account.ts'
import { useClient } from '#web/api/use-client.ts'
import { ChangePasswordForm } from '#web/forms/change-password-form.tsx'
import { EndStoreSessions } from './end-store-sessions.tsx'
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
