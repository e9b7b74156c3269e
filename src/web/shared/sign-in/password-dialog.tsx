import { useEffect, useId } from 'react'
import { confirmPassword as texts } from '#texts/shared/confirm-password.ts'
import { forms } from '#texts/shared/forms.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { KnownPasswordField } from './password-fields.tsx'

interface PasswordDialogProps extends PasswordFormProps {
  isOpen: boolean
}

/** Asks for the password again and then continues. Closing it loses nothing. */
export function PasswordDialog({ isOpen, ...form }: PasswordDialogProps) {
  const textId = useId()
  return (
    <DialogOnDemand
      open={isOpen}
      onOpenChange={(open) => !open && form.onCancel()}
      title={texts.title}
      describedBy={textId}
    >
      <PasswordForm {...form} textId={textId} />
    </DialogOnDemand>
  )
}

interface PasswordFormProps {
  text: string
  email?: string | undefined
  confirm: (password: string) => Promise<unknown>
  onConfirmed: () => void
  onCancel: () => void
}

const names = ['password'] as const

function PasswordForm({
  text,
  textId,
  email,
  confirm,
  onConfirmed,
  onCancel,
}: PasswordFormProps & { textId: string }) {
  const { fields } = forms
  const { submit, field, setFocus, failure, isBusy } = useSubmitForm<{ password: string }>({
    names,
    send: async ({ password }) => {
      await confirm(password)
      onConfirmed()
    },
  })
  // The dialog must first remember the focused element, so that the focus returns there.
  useEffect(() => {
    const timer = setTimeout(() => setFocus('password'))
    return () => clearTimeout(timer)
  }, [setFocus])
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p id={textId}>{text}</p>
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <KnownPasswordField {...field('password', fieldRules.knownPassword)} label={fields.password} />
      {failure && <FormProblem {...failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.goOn}</SubmitButton>
      </div>
    </Form>
  )
}
