import { forms } from '#texts/shared/forms.ts'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { LoginCodeField } from '#web/shared/second-factor/login-code-field.tsx'
import { KnownPasswordField } from '#web/shared/sign-in/password-fields.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface SwitchOffFormProps {
  email: string
  onDone: () => void
  onCancel: () => void
}

/** Switching the second factor off takes the password and a code. */
export function SwitchOffForm({ email, onDone, onCancel }: SwitchOffFormProps) {
  const { switchOff: texts, setup } = secondFactor
  const { storeOwner } = useStoreClient()
  const { submit, field, failure, isBusy, setFocus } = useSubmitForm<{ password: string; code: string }>({
    names: ['password', 'code'],
    send: async (values) => {
      const { message } = await storeOwner.switchOffSecondFactor(values)
      void toast.success(message)
      onDone()
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p>{texts.text}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <KnownPasswordField
        {...field('password', fieldRules.knownPassword)}
        label={forms.fields.currentPassword}
      />
      <LoginCodeField
        field={field('code', { validate: (code) => code.trim() !== '' || setup.codeMissing })}
        focus={() => setFocus('code', { shouldSelect: true })}
      />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          {setup.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
