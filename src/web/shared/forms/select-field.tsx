import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords, fieldLook } from '#web/ui/fields/field-frame.tsx'

interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'id' | 'children' | 'value' | 'onChange'> {
  value: string
  onChoose: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** Stands first and means nothing chosen; without it something always is. */
  empty?: string
}

/** A choice in a form: the browser's own list, which no phone's fingers need to learn. */
export function SelectField({
  label,
  hint,
  problem,
  className,
  value,
  onChoose,
  options,
  empty,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} className={className}>
      {(ties) => (
        <div className="relative">
          <select
            {...ties}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
            className={`h-12 appearance-none truncate pr-10 disabled:border-line disabled:bg-sand disabled:text-muted ${fieldLook}`}
            {...select}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
