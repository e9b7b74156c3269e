import { timeText } from '#domain/clock-time.ts'
import { dayInMs, formatDate, hourInMs, mauritiusClock, minuteInMs } from '#domain/mauritius-time.ts'
import { account } from '#texts/account/account.ts'
import { useNow } from '#web/ui/time/clock.tsx'

/** A relative time within a day, otherwise the date and time in Mauritius. */
export function useLastUsed(): (instant: string) => string {
  const texts = account.sessions
  const now = useNow(minuteInMs)
  return (instant) => {
    const passed = now.getTime() - Date.parse(instant)
    if (passed < minuteInMs) return texts.now
    if (passed < hourInMs) return texts.minutesAgo(Math.floor(passed / minuteInMs))
    if (passed < dayInMs) return texts.hoursAgo(Math.floor(passed / hourInMs))
    return texts.on(formatDate(instant), timeText(mauritiusClock(new Date(instant)).minutes))
  }
}
