import { useQuery } from '@tanstack/react-query'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { HolidayQuestion } from './holiday-question.tsx'
import { upcomingHolidaysQuery } from './hours-queries.ts'

interface HolidayQuestionsProps {
  hours: StoreHours
  onOther: (day: string) => void
}

/** The holidays of the next weeks that the store has not answered. */
export function HolidayQuestions({ hours, onOther }: HolidayQuestionsProps) {
  const client = useStoreClient()
  const { data: holidays, isError, refetch } = useQuery(upcomingHolidaysQuery(client))
  if (isError && !holidays)
    return <NotLoaded sentence={texts.holidaysFailed} onTryAgain={() => void refetch()} />
  if (!holidays) return <SkeletonLine className="w-2/3" />

  const answered = new Set(hours.specialDays.map(({ day }) => day))
  const open = holidays.filter(({ day }) => !answered.has(day))
  if (open.length === 0) return <p>{holidays.length > 0 ? texts.allAnswered : texts.noHolidays}</p>
  return (
    <ul className="divide-y divide-line">
      {open.map((holiday) => (
        <HolidayQuestion
          key={holiday.day}
          hours={hours}
          holiday={holiday}
          onOther={() => onOther(holiday.day)}
        />
      ))}
    </ul>
  )
}
