import { CalendarX2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useByClock } from '#web/ui/time/clock.tsx'
import { type SaidOfDay, useHoursAction, useHoursCalls } from './hours-queries.ts'

/** Closes the store for today in two taps: the button, then its question. A third one undoes it. */
export function ClosedToday({ specialDays }: Pick<StoreHours, 'specialDays'>) {
  const today = useByClock(60_000, mauritiusDay)
  const said = specialDays.find(({ day }) => day === today)
  const { set, remove } = useHoursCalls()
  /** What was said about today before; undoing says it again. */
  const before = useRef<SaidOfDay>(undefined)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const close = useHoursAction(() => set({ day: today, hours: 'closed', spans: [], note: null }))
  const open = useHoursAction(() => (before.current?.day === today ? set(before.current) : remove(today)))

  async function askAndClose() {
    if (asking.current) return
    asking.current = new AbortController()
    const isConfirmed = await toast.confirm({
      sentence: texts.closedTodayQuestion,
      confirm: texts.closeToday,
      cancel: texts.cancel,
      signal: asking.current.signal,
    })
    if (isConfirmed) {
      before.current = said
      await close.start()
    }
    asking.current = undefined
  }

  if (said?.hours === 'closed')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 font-semibold text-sunset">
          <CalendarX2 aria-hidden="true" className="size-5 flex-none" />
          {texts.isClosedToday}
        </p>
        <SubmitButton
          type="button"
          look="quiet"
          size="small"
          isBusy={open.isBusy}
          onClick={() => void open.start()}
        >
          {texts.undo}
        </SubmitButton>
      </div>
    )
  return (
    <SubmitButton
      type="button"
      look="quiet"
      size="small"
      isBusy={close.isBusy}
      onClick={() => void askAndClose()}
    >
      {texts.closedToday}
    </SubmitButton>
  )
}
