import { forms } from '#texts/shared/forms.ts'
import type { FieldInForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { KnownPasswordField } from './password-fields.tsx'

interface CredentialsFieldsProps {
  email: FieldInForm
  password: FieldInForm
}

export function CredentialsFields({ email, password }: CredentialsFieldsProps) {
  const { fields } = forms
  return (
    <>
      <Field
        {...email}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <KnownPasswordField {...password} label={fields.password} />
    </>
  )
}
