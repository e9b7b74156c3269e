import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { useHoursAction, useHoursCalls } from './hours-queries.ts'

/** When the hours were last confirmed, and one tap that confirms them. */
export function HoursConfirmed({ hoursConfirmedAt }: Pick<StoreHours, 'hoursConfirmedAt'>) {
  const { confirm } = useHoursCalls()
  const { start, isBusy } = useHoursAction(confirm)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">
        {hoursConfirmedAt ? texts.confirmedOn(formatDate(hoursConfirmedAt)) : texts.neverConfirmed}
      </p>
      <SubmitButton type="button" look="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
        {texts.stillRight}
      </SubmitButton>
    </div>
  )
}
