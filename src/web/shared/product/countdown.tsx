import { countdown } from '#domain/countdown.ts'
import { common } from '#texts/shared/common.ts'
import { dueAt } from '#web/shared/reading/due.ts'
import { twoDigits } from '#web/shared/reading/run-countdowns.ts'
import { useNow } from '#web/ui/time/clock.tsx'

/** The colours on the page and on the flash-sale banner, each with its colour of urgency. */
const backgrounds = {
  page: { calm: 'bg-lagoon-tint text-ink', urgent: 'bg-sunset text-on-sunset' },
  banner: { calm: 'bg-white/14 text-white', urgent: 'bg-peach text-ember' },
}

interface CountdownProps {
  expiresAt: string
  background?: keyof typeof backgrounds
}

/** Days, hours, minutes and seconds until a deal ends, with the colour of urgency on its last day. */
export function Countdown({ expiresAt, background = 'page' }: CountdownProps) {
  const left = countdown(new Date(expiresAt), useNow(1000))
  const boxes = [
    [left.days, common.days],
    [left.hours, common.hours],
    [left.minutes, common.minutes],
    [left.seconds, common.seconds],
  ] as const
  return (
    <div
      role="timer"
      aria-label={common.endsIn}
      data-urgent={left.isUrgent}
      {...dueAt(expiresAt)}
      className="flex flex-wrap gap-2 large-text:gap-1"
    >
      {boxes.map(([value, unit]) => (
        <span
          key={unit}
          className={`flex min-w-14 flex-col items-center rounded-xl px-2 pt-1.5 pb-2 ${backgrounds[background][left.isUrgent ? 'urgent' : 'calm']}`}
        >
          {/* It runs before hydration too (reading/run-countdowns.ts). */}
          <span className="heading text-xl tabular-nums" suppressHydrationWarning>
            {twoDigits(value)}
          </span>
          <span className="text-xs leading-tight">{unit}</span>
        </span>
      ))}
    </div>
  )
}
