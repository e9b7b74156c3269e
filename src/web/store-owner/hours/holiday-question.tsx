import { useId } from 'react'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import type { UpcomingHoliday } from '#contract/store-owner/hours.ts'
import { type Span, weekdayOf, weekdaySpans } from '#domain/opening-hours.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { dayName, timesName } from './day-name.ts'
import { type SaidOfDay, useHoursAction, useHoursCalls } from './hours-queries.ts'

interface HolidayQuestionProps {
  hours: StoreHours
  holiday: UpcomingHoliday
  onOther: () => void
}

type Answer = Pick<SaidOfDay, 'hours' | 'spans'>

const noon = '12:00'
const asUsual: [string, Answer] = [texts.asUsual, { hours: 'usual', spans: [] }]

/** The usual hours as far as noon; many shops close then on holidays. */
function untilNoon(spans: readonly Span[]): Span | undefined {
  const [first] = spans
  const isLonger = spans.some(({ from, to }) => to > noon || to <= from)
  return first && first.from < noon && isLonger ? { from: first.from, to: noon } : undefined
}

/** 'Divali, Sunday 8 November: open? until when?' with the usual answers, each one tap. */
export function HolidayQuestion({ hours, holiday, onOther }: HolidayQuestionProps) {
  const id = useId()
  const { day, name, isProvisional } = holiday
  const spans = weekdaySpans(hours, weekdayOf(day))
  const short = untilNoon(spans)
  const { set } = useHoursCalls()
  const { start, isBusy } = useHoursAction((said: Answer) => set({ day, note: null, ...said }))
  const answers: [string, Answer][] = [
    [texts.closed, { hours: 'closed', spans: [] }],
    ...(spans.length > 0 ? [asUsual] : []),
    ...(short ? [[texts.openUntil(noon), { hours: 'other', spans: [short] }] as [string, Answer]] : []),
  ]
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p id={id} className="font-semibold">
        {texts.holidayQuestion(name, dayName(day))}
      </p>
      <p className="text-sm text-muted">
        {spans.length > 0 ? texts.usually(timesName(spans)) : texts.usuallyClosed}
        {isProvisional && ` ${texts.provisional}`}
      </p>
      <fieldset aria-labelledby={id} aria-busy={isBusy} className="mt-2 flex min-w-0 flex-wrap gap-2">
        {answers.map(([label, said]) => (
          <Button key={label} look="quiet" size="small" disabled={isBusy} onClick={() => void start(said)}>
            {label}
          </Button>
        ))}
        <Button look="quiet" size="small" disabled={isBusy} onClick={onOther}>
          {texts.otherHours}
        </Button>
      </fieldset>
    </li>
  )
}
