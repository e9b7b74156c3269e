import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Field, type FieldProps } from './field.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'button'> {
  isShown: boolean
  /** Adds a button that shows the password. A second field may share the first one's button. */
  showing?: { label: string; onToggle: () => void }
}

export function PasswordField({ isShown, showing, ...field }: PasswordFieldProps) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        showing && (
          <IconButton
            label={showing.label}
            aria-pressed={isShown}
            onClick={showing.onToggle}
            className="text-muted hover:text-lagoon aria-pressed:text-lagoon"
          >
            <Icon aria-hidden="true" className="size-5" />
          </IconButton>
        )
      }
    />
  )
}
