import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface Choice {
  value: string
  label: string
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'onChange'> {
  value: string
  options: readonly Choice[]
  /** The label of the empty option. Without it a value is always selected. */
  empty?: string | undefined
  onChoose: (value: string) => void
  /** For rows with little space. */
  isNarrow?: boolean
}

/** The browser's own list, which is easiest to use on a phone, with our arrow. */
export function Select({
  value,
  options,
  empty,
  onChoose,
  isNarrow = false,
  className = '',
  ...select
}: SelectProps) {
  return (
    <span className="relative block">
      <select
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={`w-full appearance-none truncate disabled:border-line disabled:bg-sand disabled:text-muted ${isNarrow ? 'pr-8 pl-3' : 'pr-10 pl-4'} ${className}`}
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
        className={`pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-muted ${isNarrow ? 'right-2.5' : 'right-4'}`}
      />
    </span>
  )
}
