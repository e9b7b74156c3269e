import { useState } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import type { FieldInForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeField } from './code-field.tsx'

interface LoginCodeFieldProps {
  field: FieldInForm
  /** Puts the focus into the field. */
  focus: () => void
}

/** A code of the app or, with letters, a recovery code, which a numeric keypad cannot type. */
export function LoginCodeField({ field, focus }: LoginCodeFieldProps) {
  const { login: texts } = secondFactor
  const [isRecovering, setRecovering] = useState(false)
  return (
    <div>
      <CodeField
        {...field}
        label={isRecovering ? texts.recoveryCode : texts.code}
        hint={isRecovering ? texts.recoveryHint : texts.codeHint}
        {...(isRecovering && { inputMode: 'text', autoComplete: 'off' })}
      />
      <Button
        look="plain"
        size="small"
        className="px-0! text-left"
        onClick={() => {
          setRecovering(!isRecovering)
          focus()
        }}
      >
        {isRecovering ? texts.useCode : texts.useRecoveryCode}
      </Button>
    </div>
  )
}
