import { useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import type { FieldInForm } from '#web/shared/forms/use-sent-form.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

interface NewPasswordFieldsProps {
  label: string
  password: FieldInForm
  confirmPassword: FieldInForm
}

/** A password being chosen, twice; one button shows both. */
export function NewPasswordFields({ label, password, confirmPassword }: NewPasswordFieldsProps) {
  const { fields } = forms
  const [isShown, setShown] = useState(false)
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={fields.passwordHint}
        autoComplete="new-password"
        isShown={isShown}
        showing={{ label: fields.showPassword, onToggle: () => setShown(!isShown) }}
      />
      <PasswordField
        {...confirmPassword}
        label={fields.confirmPassword}
        autoComplete="new-password"
        isShown={isShown}
      />
    </>
  )
}
