import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { FactorInvitation } from '#contract/shapes/second-factor.ts'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { AskPasswordForm } from './ask-password-form.tsx'

const ConfirmSecondFactor = lazy(async () => ({
  default: (await import('./confirm-second-factor.tsx')).ConfirmSecondFactor,
}))

interface SecondFactorPanelProps {
  isOn: boolean
  /** Names the account to password managers. */
  email: string
  /** Begins without the password when there is no second factor yet. */
  beginsWithoutPassword?: boolean
  begin: (input: { password?: string }) => Promise<FactorInvitation>
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>
  onConfirmed: (recoveryCodes: string[]) => void
  /** Shown beside the button that replaces it. */
  children?: ReactNode
}

/** Setting up a second factor, or moving it to another phone. */
export function SecondFactorPanel({
  isOn,
  email,
  beginsWithoutPassword = false,
  begin,
  confirm,
  onConfirmed,
  children,
}: SecondFactorPanelProps) {
  const { state: texts } = secondFactor
  const [isBusy, setBusy] = useState(false)
  const [step, setStep] = useState<'password' | FactorInvitation>()

  async function start() {
    if (isOn || !beginsWithoutPassword) return setStep('password')
    setBusy(true)
    try {
      setStep(await begin({}))
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
            confirm={confirm}
            onConfirmed={onConfirmed}
            onStartAgain={() => void start()}
            onCancel={() => setStep(undefined)}
          />
        </Suspense>
      </Panel>
    )
  }
  return (
    <Panel title={texts.title}>
      <p>
        {isOn ? (
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
      <p className="mt-2 mb-4 max-w-prose text-muted">{isOn ? texts.onText : texts.offText}</p>
      {step === 'password' ? (
        <>
          {isOn && <p className="mb-4 max-w-prose">{texts.replaceText}</p>}
          <AskPasswordForm
            email={email}
            label={texts.begin}
            send={async (password) => setStep(await begin({ password }))}
            onCancel={() => setStep(undefined)}
          />
        </>
      ) : isOn ? (
        <div className="flex flex-wrap gap-2.5">
          <Button look="quiet" onClick={() => void start()}>
            {texts.replace}
          </Button>
          {children}
        </div>
      ) : (
        <SubmitButton type="button" isBusy={isBusy} onClick={() => void start()}>
          {texts.setUp}
        </SubmitButton>
      )}
    </Panel>
  )
}
