import { useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import type { FieldInForm } from '#web/shared/forms/use-sent-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

interface CredentialsFieldsProps {
  email: FieldInForm
  password: FieldInForm
}

/** Who one is and what one knows. */
export function CredentialsFields({ email, password }: CredentialsFieldsProps) {
  const { fields } = forms
  const [isShown, setShown] = useState(false)
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
      <PasswordField
        {...password}
        label={fields.password}
        autoComplete="current-password"
        isShown={isShown}
        showing={{ label: fields.showPassword, onToggle: () => setShown(!isShown) }}
      />
    </>
  )
}
