import type { ComponentProps } from 'react'
import { longest } from '#domain/limits.ts'
import { Field } from '#web/ui/fields/field.tsx'

/** Shows a numeric keypad and lets the phone fill in the code. */
export function CodeField(field: ComponentProps<typeof Field>) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longest.secondFactorCode}
      {...field}
    />
  )
}
