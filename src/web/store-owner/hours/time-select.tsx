import { useId } from 'react'
import { slots } from '#domain/clock-time.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { fieldLook } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'

interface TimeSelectProps {
  /** The visible label: 'from'. */
  word: string
  /** The accessible name: 'Monday from'. */
  name: string
  value: string | null
  isDisabled: boolean
  isWrong: boolean
  describedBy: string
  onChoose: (time: string) => void
}

const times = slots.map((time) => ({ value: time, label: time }))

/** A time of day in steps of 30 minutes. */
export function TimeSelect({
  word,
  name,
  value,
  isDisabled,
  isWrong,
  describedBy,
  onChoose,
}: TimeSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {word}
      </label>
      <span className="min-w-0 flex-1 sm:w-25">
        <Select
          isNarrow
          id={id}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          value={value ?? ''}
          options={times}
          empty={value === null ? storeProfile.hours.noTime : undefined}
          disabled={isDisabled}
          onChoose={onChoose}
          className={`h-11 tabular-nums ${fieldLook}`}
        />
      </span>
    </div>
  )
}
