import { useEffect } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { LoginCodeField } from './login-code-field.tsx'

interface LoginCodeFormProps {
  /** The label of the button. */
  label: string
  logIn: (code: string) => Promise<void>
  onBack: () => void
}

/** Asks for the code after a correct password. */
export function LoginCodeForm({ label, logIn, onBack }: LoginCodeFormProps) {
  const { setup: texts } = secondFactor
  const { submit, field, failure, isBusy, setError, setFocus } = useSubmitForm<{ code: string }>({
    names: ['code'],
    send: ({ code }) => logIn(code),
    onFailure: (error) => {
      if (!hasCode(error, 'second-factor-wrong') && !hasCode(error, 'second-factor-needed')) return false
      setError('code', { type: 'server', message: error instanceof Error ? error.message : '' })
      focus()
      return true
    },
  })
  const focus = () => setFocus('code', { shouldSelect: true })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <Form onSubmit={submit} className="space-y-4">
      <LoginCodeField
        field={field('code', { validate: (code) => code.trim() !== '' || texts.codeMissing })}
        focus={focus}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {label}
      </SubmitButton>
      <Button look="plain" size="small" className="px-0!" onClick={onBack}>
        {texts.cancel}
      </Button>
    </Form>
  )
}
