import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { NewPasswordFields } from '#web/shared/sign-in/password-fields.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface Values {
  name: string
  email: string
  password: string
  confirmPassword: string
}

const names = ['name', 'email', 'password', 'confirmPassword'] as const

/** `onSignedUp` receives the email that the confirmation is sent to. */
export function SignupForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const { signup: texts } = account
  const { fields } = forms
  const client = useClient()
  const { submit, field, failure, isBusy } = useSubmitForm<Values>({
    names,
    send: async ({ confirmPassword: _, ...person }) => {
      await client.account.signup(person)
      void toast.success(texts.success)
      onSignedUp(person.email.trim())
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field {...field('name', fieldRules.name)} label={fields.name} autoComplete="name" />
      <Field
        {...field('email', fieldRules.email)}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <NewPasswordFields
        label={fields.password}
        password={field('password', fieldRules.newPassword)}
        confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
      />
      <p className="text-sm text-muted">
        {texts.cookies}{' '}
        <AppLink to="/privacy-policy" className="text-lagoon underline hover:text-lagoon-deep">
          {texts.privacyPolicy}
        </AppLink>
        .
      </p>
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
