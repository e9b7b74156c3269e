import { Copy } from 'lucide-react'
import { useId } from 'react'
import type { Weekday } from '#domain/mauritius-time.ts'
import { allDay, isAllDay } from '#domain/opening-hours.ts'
import { storeDetail } from '#texts/public/store.ts'
import { labelled, weekdayName } from '#texts/shared/figures.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'
import { type EditedDay, isOvernight, spansProblem, usual } from './opening-week.ts'
import { SpanFields } from './span-fields.tsx'

interface DayEditorProps {
  weekday: Weekday
  day: EditedDay
  onOpen: (open: boolean) => void
  onChange: (day: EditedDay) => void
  /** The last day has no following days to copy to. */
  onCopy: (() => void) | undefined
}

/** The hours of one weekday. */
export function DayEditor({ weekday, day, onOpen, onChange, onCopy }: DayEditorProps) {
  const { hours: texts } = storeProfile
  const { allDay: allDayText } = storeDetail
  const id = useId()
  const name = weekdayName(weekday)
  const { open, from, to, more } = day
  const spans = [{ from, to }, ...(open ? more : [])]
  const wrong = open ? spansProblem(spans) : undefined
  const overnight = open && spans.find(isOvernight)?.to
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-1 py-3 sm:grid-cols-[12.5rem_auto_minmax(0,1fr)_auto]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="inline-block w-25 font-semibold first-letter:uppercase">{name}</span>
        <input
          type="checkbox"
          checked={open}
          onChange={({ target }) => onOpen(target.checked)}
          className="size-5 flex-none accent-lagoon"
        />
        <span className={open ? '' : 'text-muted'}>{texts.open}</span>
      </label>
      <div className="max-sm:col-span-2">
        <SpanFields
          name={name}
          spans={spans}
          onChange={([first, ...others]) => onChange({ ...day, ...first, more: others })}
          isDisabled={!open}
          isWrong={wrong !== undefined}
          describedBy={id}
          canAdd={open && !wrong && !spans.some(isAllDay)}
        />
      </div>
      <div id={id} className="min-w-0 text-sm max-sm:col-span-2">
        {open && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              aria-label={labelled(name, allDayText)}
              checked={isAllDay(day)}
              onChange={({ target }) =>
                onChange(target.checked ? { ...allDay, more: [] } : { ...usual, open, more: [] })
              }
              className="size-5 flex-none accent-lagoon"
            />
            {allDayText}
          </label>
        )}
        {overnight && (
          <p className="text-muted">{overnight === '00:00' ? texts.midnight : texts.nextDay(overnight)}</p>
        )}
        {wrong && <FieldProblem id={`${id}-problem`}>{texts[wrong]}</FieldProblem>}
      </div>
      {onCopy && open && !wrong && (
        <Button
          look="plain"
          size="small"
          aria-label={texts.copyOf(name)}
          title={texts.copyOf(name)}
          onClick={onCopy}
          className="text-sm max-sm:col-start-2 max-sm:row-start-1 max-sm:-mr-3 max-sm:size-11 max-sm:p-0! sm:min-h-11 sm:px-0!"
        >
          <Copy aria-hidden="true" className="size-4.5 sm:size-4" />
          <span className="max-sm:sr-only">{texts.copy}</span>
        </Button>
      )}
    </li>
  )
}
