import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

/** The server answers the same for every address, so that it does not reveal who has an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (answer: string) => void }) {
  const { forgot: texts } = account
  const { fields } = forms
  const client = useClient()
  const { submit, field, failure, isBusy } = useSubmitForm<{ email: string }>({
    names: ['email'],
    send: async (values) => onSent((await client.account.forgotPassword(values)).message),
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field
        {...field('email', fieldRules.email)}
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
