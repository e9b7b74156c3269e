import { forms } from '#texts/shared/forms.ts'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { KnownPasswordField } from '#web/shared/sign-in/password-fields.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

interface AskPasswordFormProps {
  email: string
  /** The label of the button. */
  label: string
  send: (password: string) => Promise<void>
  onCancel?: () => void
}

/** Asks for the password again before a sensitive action. */
export function AskPasswordForm({ email, label, send, onCancel }: AskPasswordFormProps) {
  const { fields } = forms
  const { cancel } = secondFactor.setup
  const { submit, field, failure, isBusy } = useSubmitForm<{ password: string }>({
    names: ['password'],
    send: ({ password }) => send(password),
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <KnownPasswordField
        {...field('password', fieldRules.knownPassword)}
        label={fields.currentPassword}
        className="sm:max-w-80"
      />
      {failure && <FormProblem {...failure} />}
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
