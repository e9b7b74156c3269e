import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldWords, fieldLook } from './field-frame.tsx'

export interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** A button inside the field, at its end. */
  button?: ReactNode
}

export function Field({ label, hint, problem, button, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            className={`h-12 placeholder:text-muted read-only:border-line read-only:bg-sand ${fieldLook} ${button ? 'pr-13' : ''}`}
            {...input}
          />
          {button && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{button}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
