import { ownerAccess } from '#texts/website-owner/session.ts'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import { OwnPasswordForm } from './own-password-form.tsx'

interface NewRecoveryCodesProps {
  email: string
  onRenewed: (recoveryCodes: string[]) => void
}

export function NewRecoveryCodes({ email, onRenewed }: NewRecoveryCodesProps) {
  const { recoveryCodes: texts } = ownerAccess
  const { ownerSession } = useOwnerSessionClient()
  return (
    <OwnPasswordForm
      email={email}
      label={texts.renew}
      send={async (password) => onRenewed((await ownerSession.newRecoveryCodes({ password })).recoveryCodes)}
    />
  )
}
