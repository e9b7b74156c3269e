import { useId } from 'react'
import { type Choice, Select } from './select.tsx'

interface FilterSelectProps {
  label: string
  /** The search param of the form without script. */
  name: string
  value: string | undefined
  all: string
  options: readonly Choice[]
  onChoose: (value: string | undefined) => void
  /** The problem with loading the options, in words. */
  problem?: string | false
}

/** Filters a list. A value that is not among the options stays selected, because the address contains it. */
export function FilterSelect({ label, value, all, options, onChoose, problem, name }: FilterSelectProps) {
  const id = useId()
  const problemId = `${id}-problem`
  const isKnown = value === undefined || options.some((option) => option.value === value)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-sm font-medium text-muted">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value ?? ''}
        empty={all}
        options={isKnown ? options : [{ value, label: value }, ...options]}
        onChoose={(chosen) => onChoose(chosen || undefined)}
        aria-describedby={problem ? problemId : undefined}
        className="h-11 rounded-full border border-rim bg-surface font-medium transition hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
      />
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-sm text-sunset">
          {problem}
        </p>
      )}
    </div>
  )
}
