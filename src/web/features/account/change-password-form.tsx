import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '#web/api/use-client.ts'
import { useFieldRules } from '#web/forms/field-rules.ts'
import { Form } from '#web/forms/form.tsx'
import { NewPasswordFields } from '#web/forms/new-password-fields.tsx'
import { useSentForm } from '#web/forms/use-sent-form.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { useFormsTexts } from '#web/texts/forms.ts'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { notice } from '#web/ui/notice.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { sessionsKey } from './sessions-query.ts'

interface Values {
  currentPassword: string
  password: string
  confirmPassword: string
}

const names = ['currentPassword', 'password', 'confirmPassword'] as const

export function ChangePasswordForm({ email }: { email: string }) {
  const { settings: texts } = useAccountTexts()
  const { fields } = useFormsTexts()
  const client = useClient()
  const queryClient = useQueryClient()
  const rules = useFieldRules()
  const [isShown, setShown] = useState(false)
  const { submit, field, failure, reset, isBusy } = useSentForm<Values>({
    names,
    send: async ({ confirmPassword: _, ...passwords }) => {
      const { message } = await client.account.changePassword(passwords)
      reset()
      void notice.success(message)
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      {/* Tells password managers whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          {...field('currentPassword', rules.knownPassword)}
          label={fields.currentPassword}
          autoComplete="current-password"
          isShown={isShown}
          showing={{ label: fields.showCurrentPassword, onToggle: () => setShown(!isShown) }}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
        />
        <NewPasswordFields
          label={fields.newPassword}
          password={field('password', rules.newPassword)}
          confirmPassword={field('confirmPassword', rules.confirmPassword)}
        />
      </div>
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.changePassword}</SubmitButton>
    </Form>
  )
}
