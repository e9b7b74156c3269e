import { type ComponentProps, useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

type KnownPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'isShown' | 'showing' | 'autoComplete'
> & {
  /** On the button that shows what is typed. */
  showLabel?: string
}

/** A password that the person has already, and may look at while typing. */
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
