import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personalisedFromCents } from '#domain/advertising-fees.ts'
import { formatDate, isPlausibleDay, mauritiusClock, mauritiusDay } from '#domain/mauritius-time.ts'
import { toRupees } from '#domain/money.ts'
import { money, weekdayName } from '#texts/shared/figures.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { advertisingStartQuery } from '#web/website-owner/advertising-start.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

/** The price of personalised advertising, and its first day for a given day of payment. */
export function RulePanel() {
  const { rule: texts } = ownerPromotion
  const today = mauritiusDay(useNow(60_000))
  const [chosen, setChosen] = useState<string>()
  const paidOn = chosen && isPlausibleDay(chosen) ? chosen : today
  const { data, isError } = useQuery(advertisingStartQuery(useOwnerClient(), paidOn))
  return (
    <Panel title={texts.title} text={texts.text(money(toRupees(personalisedFromCents)))}>
      <div className="@container">
        <div className="grid gap-3 @lg:grid-cols-[13rem_minmax(0,1fr)] @lg:items-end">
          <Field
            type="date"
            label={texts.paidOn}
            value={chosen ?? today}
            onChange={({ target }) => setChosen(target.value)}
          />
          <div role="status" className="rounded-xl bg-lagoon-tint px-4 py-1.5 @max-lg:py-3">
            <p className="font-semibold">
              {data ? texts.starts(dayWithName(data.startsOn)) : isError ? texts.startFailed : texts.counting}
            </p>
            <p className="text-sm">{texts.holidays}</p>
          </div>
        </div>
      </div>
    </Panel>
  )
}

const dayWithName = (day: string) =>
  `${weekdayName(mauritiusClock(new Date(day)).weekday)} ${formatDate(day)}`
