import { useId, useState } from 'react'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { addDays, dayInMs, formatDate, mauritiusDay } from '#domain/mauritius-time.ts'
import { isHoursSet } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { OpeningStatus } from '#web/shared/store/opening-status.tsx'
import { MoreButton } from '#web/ui/buttons/more-button.tsx'
import { useByClock } from '#web/ui/time/clock.tsx'
import { OpeningDay } from './opening-day.tsx'

const previewDays = 2
const specialDaysWithin = 14

interface OpeningHoursProps {
  hours: StoreHours
  /** Of the notes. */
  lang?: string | undefined
}

/** Shows two days from today on; the rest of the week unfolds. Special days of the next two weeks always show. */
export function OpeningHours({ hours, lang }: OpeningHoursProps) {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const today = useByClock(dayInMs, mauritiusDay)
  if (!isHoursSet(hours)) return <p>{texts.hoursNotSet}</p>

  const daysShown = isWhole ? 7 : previewDays
  const week = Array.from({ length: daysShown }, (_, ahead) => addDays(today, ahead))
  const lastSpecial = addDays(today, specialDaysWithin)
  const later = hours.specialDays.filter(({ day }) => day >= addDays(today, daysShown) && day <= lastSpecial)
  return (
    <>
      <OpeningStatus opening={hours} />
      <ul id={listId} className="mt-1.5 space-y-1">
        {week.map((day) => (
          <OpeningDay key={day} hours={hours} day={day} isToday={day === today} lang={lang} />
        ))}
      </ul>
      <MoreButton isWhole={isWhole} onTurn={() => setWhole(!isWhole)} of={listId} className="text-sm" />
      {later.length > 0 && (
        <>
          <p className="mt-1 text-sm text-muted">{texts.specialDays}</p>
          <ul className="mt-1 space-y-1">
            {later.map(({ day }) => (
              <OpeningDay key={day} hours={hours} day={day} isDated lang={lang} />
            ))}
          </ul>
        </>
      )}
      {hours.hoursConfirmedAt && (
        <p className="mt-1.5 text-sm text-muted">
          {texts.hoursConfirmed(formatDate(hours.hoursConfirmedAt))}
        </p>
      )}
    </>
  )
}
