import type { ComponentProps } from 'react'
import { longest } from '#domain/limits.ts'
import { Field } from '#web/ui/fields/field.tsx'

/** For a code from the phone: digits to begin with, offered by the phone itself where it can. */
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
