import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface SelectProps {
  label: string
  /** Its name in the address, when the form is sent without script. */
  name: string
  value: string | undefined
  /** What choosing nothing means. */
  all: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
  /** What went wrong with the options, in words. */
  problem?: string | false
}

/** The browser's own list under our frame: on a phone nothing beats it. */
export function Select({ label, name, value, all, options, onChoose, problem }: SelectProps) {
  const id = useId()
  const problemId = `${id}-problem`
  const isKnown = value === undefined || options.some((option) => option.value === value)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          aria-describedby={problem ? problemId : undefined}
          className="h-11 w-full appearance-none truncate rounded-full border border-rim bg-surface pr-10 pl-4 font-medium transition hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        >
          <option value="">{all}</option>
          {!isKnown && <option value={value}>{value}</option>}
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
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-sm text-sunset">
          {problem}
        </p>
      )}
    </div>
  )
}
