import { account } from '#texts/account.ts'
import { forms } from '#texts/forms.ts'
import { ApiError } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'
import { useFieldRules } from '#web/forms/field-rules.ts'
import { Form } from '#web/forms/form.tsx'
import { NewPasswordFields } from '#web/forms/new-password-fields.tsx'
import { useSentForm } from '#web/forms/use-sent-form.ts'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface Values {
  password: string
  confirmPassword: string
}

interface ResetPasswordFormProps {
  token: string
  /** Gets the server's answer. */
  onChanged: (answer: string) => void
  onDeadLink: () => void
}

const names = ['password', 'confirmPassword'] as const

export function ResetPasswordForm({ token, onChanged, onDeadLink }: ResetPasswordFormProps) {
  const { reset: texts } = account
  const { fields } = forms
  const client = useClient()
  const rules = useFieldRules()
  const { submit, field, failure, isBusy } = useSentForm<Values>({
    names,
    send: async ({ password }) =>
      onChanged((await client.account.resetPassword({ token, password })).message),
    onFailure: (error) => {
      const isDead = isAboutLink(error)
      if (isDead) onDeadLink()
      return isDead
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <NewPasswordFields
        label={fields.newPassword}
        password={field('password', rules.newPassword)}
        confirmPassword={field('confirmPassword', rules.confirmPassword)}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

/** Used, too old, or cut short on its way out of the mail. */
function isAboutLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'bad-link' || error.issues.some(({ path }) => path === 'token'))
  )
}
