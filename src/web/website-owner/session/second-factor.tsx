import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { OwnerAccount } from '#contract/website-owner/session.ts'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import type { Invitation } from './confirm-second-factor.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

const ConfirmSecondFactor = lazy(async () => ({
  default: (await import('./confirm-second-factor.tsx')).ConfirmSecondFactor,
}))

interface SecondFactorProps {
  me: OwnerAccount
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Setting up a second factor, or moving it to another phone, requires the password. */
export function SecondFactor({ me, onConfirmed }: SecondFactorProps) {
  const { secondFactor: texts } = ownerAccess
  const { ownerSession } = useOwnerSessionClient()
  const [isBusy, setBusy] = useState(false)
  const [step, setStep] = useState<'password' | Invitation>()
  const { hasSecondFactor, email } = me

  async function begin() {
    if (hasSecondFactor) return setStep('password')
    setBusy(true)
    try {
      setStep(await ownerSession.beginSecondFactor({}))
    } catch (error) {
      void toast.error(failureInWords(error).sentence)
    } finally {
      setBusy(false)
    }
  }

  if (step && step !== 'password') {
    return (
      <Panel title={texts.title}>
        <Suspense>
          <ConfirmSecondFactor
            key={step.secret}
            invitation={step}
            onConfirmed={onConfirmed}
            onStartAgain={() => void begin()}
            onCancel={() => setStep(undefined)}
          />
        </Suspense>
      </Panel>
    )
  }
  return (
    <Panel title={texts.title}>
      <p>
        {hasSecondFactor ? (
          <Badge look="cane">
            <ShieldCheck aria-hidden="true" className="size-4" />
            {texts.isOn}
          </Badge>
        ) : (
          <Badge>
            <ShieldAlert aria-hidden="true" className="size-4" />
            {texts.isOff}
          </Badge>
        )}
      </p>
      <p className="mt-2 mb-4 max-w-prose text-muted">{hasSecondFactor ? texts.onText : texts.offText}</p>
      {step === 'password' ? (
        <>
          <p className="mb-4 max-w-prose">{texts.replaceText}</p>
          <OwnPasswordForm
            email={email}
            label={texts.begin}
            send={async (password) => setStep(await ownerSession.beginSecondFactor({ password }))}
            onCancel={() => setStep(undefined)}
          />
        </>
      ) : hasSecondFactor ? (
        <Button look="quiet" onClick={() => void begin()}>
          {texts.replace}
        </Button>
      ) : (
        <SubmitButton type="button" isBusy={isBusy} onClick={() => void begin()}>
          {texts.setUp}
        </SubmitButton>
      )}
    </Panel>
  )
}
