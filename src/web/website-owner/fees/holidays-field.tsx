import { X } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'

interface HolidaysFieldProps {
  days: readonly string[]
  /** Days before the payment cannot be chosen. */
  min: string
  onChange: (days: string[]) => void
}

/** Holidays that follow the moon are entered by hand, because no rule computes them. */
export function HolidaysField({ days, min, onChange }: HolidaysFieldProps) {
  const { transfer: texts } = ownerFees
  const [day, setDay] = useState('')

  function add() {
    if (!day) return
    onChange([...new Set([...days, day])].sort())
    setDay('')
  }

  return (
    <div className="space-y-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
        <Field
          type="date"
          label={texts.holiday}
          hint={texts.holidayHint}
          min={min}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button look="quiet" disabled={!day} onClick={add} className="mt-6">
          {texts.addHoliday}
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((added) => (
            <li key={added}>
              <button
                type="button"
                aria-label={texts.removeHoliday(formatDate(added))}
                onClick={() => onChange(days.filter((other) => other !== added))}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-lagoon-tint pr-2.5 pl-3.5 text-sm font-semibold text-lagoon tabular-nums pointer-coarse:min-h-11"
              >
                {formatDate(added)}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
