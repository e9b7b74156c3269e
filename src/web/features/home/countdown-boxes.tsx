import { countdown } from '#domain/countdown.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { useNow } from '#web/ui/clock.tsx'

/** Days, hours, minutes and seconds left, ticking; warmer once less than a day remains. */
export function CountdownBoxes({ expiresAt }: { expiresAt: string }) {
  const texts = useTexts().flashSales
  const left = countdown(new Date(expiresAt), useNow(1000))
  const boxes = [
    [left.days, texts.days],
    [left.hours, texts.hours],
    [left.minutes, texts.minutes],
    [left.seconds, texts.seconds],
  ] as const
  return (
    <div role="timer" aria-label={texts.endsIn} className="flex gap-2">
      {boxes.map(([value, unit]) => (
        <span
          key={unit}
          className={`flex min-w-14 flex-col items-center rounded-xl px-2 pt-1.5 pb-2 ${left.isUrgent ? 'bg-peach text-ember' : 'bg-white/14 text-white'}`}
        >
          <span className="heading text-xl tabular-nums">{String(value).padStart(2, '0')}</span>
          <span className="text-[0.71875rem] leading-tight">{unit}</span>
        </span>
      ))}
    </div>
  )
}
