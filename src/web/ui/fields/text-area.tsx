import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords, fieldLook } from './field-frame.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {}

export function TextArea({ label, hint, problem, className, ...box }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(ties) => (
        <textarea
          {...ties}
          rows={3}
          className={`block field-sizing-content max-h-96 min-h-24 py-2.5 ${fieldLook}`}
          {...box}
        />
      )}
    </FieldFrame>
  )
}
