import { account } from '#texts/account.ts'
import { forms } from '#texts/forms.ts'
import { useClient } from '#web/api/use-client.ts'
import { useFieldRules } from '#web/forms/field-rules.ts'
import { Form } from '#web/forms/form.tsx'
import { useSentForm } from '#web/forms/use-sent-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** `onSent` gets the server's answer, which is the same for every address. */
export function ForgotPasswordForm({ onSent }: { onSent: (answer: string) => void }) {
  const { forgot: texts } = account
  const { fields } = forms
  const client = useClient()
  const rules = useFieldRules()
  const { submit, field, failure, isBusy } = useSentForm<{ email: string }>({
    names: ['email'],
    send: async (values) => onSent((await client.account.forgotPassword(values)).message),
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
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
