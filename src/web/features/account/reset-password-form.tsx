import { ApiError } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { Form } from '#web/ui/form.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFieldRules } from './field-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

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
  const { fields, reset: texts, failures } = useAccountTexts()
  const client = useClient()
  const rules = useFieldRules()
  const { submit, field, failure, isBusy } = useAccountForm<Values>({
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
    <Form onSubmit={submit} withoutScript={failures.noScript} className="space-y-4">
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
