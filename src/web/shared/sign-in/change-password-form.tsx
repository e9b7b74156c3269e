import type { ReactNode } from 'react'
import { forms } from '#texts/shared/forms.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { KnownPasswordField, NewPasswordFields } from './password-fields.tsx'

interface Values {
  currentPassword: string
  password: string
  confirmPassword: string
}

interface ChangePasswordFormProps {
  email: string
  button: string
  change: (passwords: Omit<Values, 'confirmPassword'>) => Promise<{ message: string }>
  onChanged: () => void
  children?: ReactNode
}

const names = ['currentPassword', 'password', 'confirmPassword'] as const

export function ChangePasswordForm({ email, button, change, onChanged, children }: ChangePasswordFormProps) {
  const { fields } = forms
  const { submit, field, failure, reset, isBusy } = useSubmitForm<Values>({
    names,
    send: async ({ confirmPassword: _, ...passwords }) => {
      const { message } = await change(passwords)
      reset()
      void toast.success(message)
      onChanged()
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      {/* Tells password managers whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <KnownPasswordField
          {...field('currentPassword', fieldRules.knownPassword)}
          label={fields.currentPassword}
          showLabel={fields.showCurrentPassword}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
        />
        <NewPasswordFields
          label={fields.newPassword}
          password={field('password', fieldRules.newPassword)}
          confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
        />
      </div>
      {children}
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
    </Form>
  )
}
