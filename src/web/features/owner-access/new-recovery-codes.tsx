import { useOwnerClient } from '#web/api/owner-client.ts'
import { useOwnerAccessTexts } from '#web/texts/owner-access.ts'
import { OwnPasswordForm } from './own-password-form.tsx'

interface NewRecoveryCodesProps {
  email: string
  onRenewed: (recoveryCodes: string[]) => void
}

export function NewRecoveryCodes({ email, onRenewed }: NewRecoveryCodesProps) {
  const { recoveryCodes: texts } = useOwnerAccessTexts()
  const { ownerSession } = useOwnerClient()
  return (
    <OwnPasswordForm
      email={email}
      label={texts.renew}
      send={async (password) => onRenewed((await ownerSession.newRecoveryCodes({ password })).recoveryCodes)}
    />
  )
}
