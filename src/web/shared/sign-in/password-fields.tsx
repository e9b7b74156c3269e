import { type ComponentProps, useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import type { FieldInForm } from '#web/shared/forms/use-submit-form.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

type KnownPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'isShown' | 'showing' | 'autoComplete'
> & {
  showLabel?: string
}

/** An existing password, which can be shown while typing. */
export function KnownPasswordField({
  showLabel = forms.fields.showPassword,
  ...field
}: KnownPasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <PasswordField
      {...field}
      autoComplete="current-password"
      isShown={isShown}
      showing={{ label: showLabel, onToggle: () => setShown(!isShown) }}
    />
  )
}

interface NewPasswordFieldsProps {
  label: string
  password: FieldInForm
  confirmPassword: FieldInForm
}

/** A new password and its confirmation. One button shows both. */
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
