import { useClient } from '#web/api/use-client.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFieldRules } from './field-rules.ts'
import { useAccountForm } from './use-account-form.ts'

/** `onSent` gets the server's answer, which is the same for every address. */
export function ForgotPasswordForm({ onSent }: { onSent: (answer: string) => void }) {
  const { fields, forgot: texts, failures } = useAccountTexts()
  const client = useClient()
  const rules = useFieldRules()
  const { submit, field, failure, isBusy } = useAccountForm<{ email: string }>({
    names: ['email'],
    send: async (values) => onSent((await client.account.forgotPassword(values)).message),
  })
  return (
    <Form onSubmit={submit} withoutScript={failures.noScript} className="space-y-4">
      <Field
        {...field('email', rules.email)}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
