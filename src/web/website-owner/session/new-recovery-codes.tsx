import { secondFactor } from '#texts/shared/second-factor.ts'
import { AskPasswordForm } from '#web/shared/second-factor/ask-password-form.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'

interface NewRecoveryCodesProps {
  email: string
  onRenewed: (recoveryCodes: string[]) => void
}

export function NewRecoveryCodes({ email, onRenewed }: NewRecoveryCodesProps) {
  const { recoveryCodes: texts } = secondFactor
  const { ownerSession } = useOwnerSessionClient()
  return (
    <AskPasswordForm
      email={email}
      label={texts.renew}
      send={async (password) => onRenewed((await ownerSession.newRecoveryCodes({ password })).recoveryCodes)}
    />
  )
}
