import { FieldFrame, type FieldWords, fieldLook } from './field-frame.tsx'
import { Select, type SelectProps } from './select.tsx'

export function SelectField({
  label,
  hint,
  problem,
  className,
  ...select
}: FieldWords & Omit<SelectProps, 'id' | 'isNarrow'>) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(ties) => <Select {...ties} className={`h-12 ${fieldLook}`} {...select} />}
    </FieldFrame>
  )
}
