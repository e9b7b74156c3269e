import { ChevronDown } from 'lucide-react'
import { slots } from '#domain/opening-hours.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { fieldLook } from '#web/ui/fields/field-frame.tsx'

interface TimeSelectProps {
  /** Stands before it: 'from'. */
  word: string
  /** For those who do not see the row it stands in: 'Monday from'. */
  name: string
  value: string | null
  isDisabled: boolean
  isWrong: boolean
  describedBy: string
  onChoose: (time: string) => void
}

/** A time of the day, in steps of 30 minutes. */
export function TimeSelect({
  word,
  name,
  value,
  isDisabled,
  isWrong,
  describedBy,
  onChoose,
}: TimeSelectProps) {
  const { hours: texts } = storeProfile
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      <span className="text-sm text-muted">{word}</span>
      <span className="relative min-w-0 flex-1 sm:w-25">
        <select
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          value={value ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value)}
          className={`h-11 appearance-none pr-8 pl-3! tabular-nums disabled:border-line disabled:bg-sand disabled:text-muted ${fieldLook}`}
        >
          {value === null && <option value="">{texts.noTime}</option>}
          {slots.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    </label>
  )
}
