import { memo, type Ref, useImperativeHandle, useRef } from 'react'
import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DayEditor } from './day-editor.tsx'
import { copiedBelow, dayOf, type Week, withDay, withOpen } from './opening-week.ts'

interface HoursEditorProps {
  /** Null while the hours are not set. */
  week: Week | null
  onChange: (week: Week | null) => void
  /** Focuses the first invalid day. */
  ref?: Ref<{ focus: () => void }>
}

export const HoursEditor = memo(function HoursEditor({ week, onChange, ref }: HoursEditorProps) {
  const { hours: texts } = storeProfile
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  }))
  const daysOpen = weekdays.filter((weekday) => week?.[weekday].open).length
  const copyFrom = (weekday: Weekday) => () => onChange(copiedBelow(week, weekday))

  return (
    <>
      <p role="status" className="-mt-2.5 min-h-[1lh] text-muted">
        {week ? texts.daysOpen(daysOpen) : texts.notSet}
      </p>
      <ul ref={list} className="mt-1 divide-y divide-line">
        {weekdays.map((weekday) => (
          <DayEditor
            key={weekday}
            weekday={weekday}
            day={dayOf(week, weekday)}
            onOpen={(open) => onChange(withOpen(week, weekday, open))}
            onChange={(day) => onChange(withDay(week, weekday, day))}
            onCopy={weekday === 'Sunday' ? undefined : copyFrom(weekday)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button look="quiet" size="small" disabled={!week} onClick={copyFrom('Monday')}>
          {texts.copyAll}
        </Button>
        <Button look="quiet" size="small" disabled={!week} onClick={() => onChange(null)}>
          {texts.clear}
        </Button>
      </div>
    </>
  )
})
