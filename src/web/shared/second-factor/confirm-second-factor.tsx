import { useState } from 'react'
import type { FactorInvitation } from '#contract/shapes/second-factor.ts'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import { CopyButton } from './copy-button.tsx'

interface ConfirmSecondFactorProps {
  invitation: FactorInvitation
  confirm: (code: string) => Promise<{ recoveryCodes: string[] }>
  onConfirmed: (recoveryCodes: string[]) => void
  /** Called when another enrolment has replaced this secret. */
  onStartAgain: () => void
  onCancel?: () => void
}

/** Shows the secret as QR code, link and text, then asks for a first code to confirm it. */
export function ConfirmSecondFactor({
  invitation: { qrSvg, secret, otpauthUrl },
  confirm,
  onConfirmed,
  onStartAgain,
  onCancel,
}: ConfirmSecondFactorProps) {
  const { setup: texts } = secondFactor
  const [isStale, setStale] = useState(false)
  const { submit, field, failure, isBusy } = useSubmitForm<{ code: string }>({
    names: ['code'],
    send: async ({ code }) => onConfirmed((await confirm(code)).recoveryCodes),
    onFailure: (error) => {
      setStale(error instanceof ApiError && error.code === 'second-factor-not-begun')
      return false
    },
  })
  return (
    <>
      <p className="max-w-prose">{texts.scan}</p>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        {/* Black on white in every theme, because cameras expect it. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
          width={192}
          height={192}
          alt={texts.qr}
          className="size-48 flex-none rounded-xl border border-line bg-white p-1"
        />
        <div className="min-w-0 flex-1 basis-56">
          <p>
            <a
              href={otpauthUrl}
              className="inline-flex min-h-11 items-center font-semibold text-lagoon hover:underline"
            >
              {texts.openApp}
            </a>
          </p>
          <p className="mt-1 text-sm text-muted">{texts.typeIt}</p>
          <p className="mt-1 mb-3 font-mono select-all">{inFours(secret)}</p>
          <CopyButton text={secret} done={texts.keyCopied}>
            {texts.copyKey}
          </CopyButton>
        </div>
      </div>
      <Form onSubmit={submit} className="mt-6 space-y-4">
        <CodeField
          {...field('code', { validate: (code) => code.trim() !== '' || texts.codeMissing })}
          label={texts.code}
          hint={texts.codeHint}
          className="sm:max-w-60"
        />
        {failure && <FormProblem {...failure} />}
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton isBusy={isBusy}>{texts.confirm}</SubmitButton>
          {isStale && (
            <Button look="quiet" onClick={onStartAgain}>
              {texts.startAgain}
            </Button>
          )}
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

/** Groups of four are easier to read and type. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
