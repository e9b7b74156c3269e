import { useState } from 'react'
import { personalisedFromCents, personalisedStart } from '#domain/advertising-fees.ts'
import { formatDate, isPlausibleDay, mauritiusClock, mauritiusDay } from '#domain/mauritius-time.ts'
import { formatRupees, toRupees } from '#domain/money.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

/** The price of personalised advertising, and its first day for a given day of payment. */
export function RulePanel() {
  const { rule: texts } = ownerPromotion
  const today = mauritiusDay(useNow(60_000))
  const [chosen, setChosen] = useState<string>()
  const paidOn = chosen && isPlausibleDay(chosen) ? chosen : today
  const startsOn = personalisedStart(paidOn)
  const { weekday } = mauritiusClock(new Date(startsOn))
  return (
    <Panel title={texts.title} text={texts.text(formatRupees(toRupees(personalisedFromCents)))}>
      <div className="@container">
        <div className="grid gap-3 @lg:grid-cols-[13rem_minmax(0,1fr)] @lg:items-end">
          <Field
            type="date"
            label={texts.paidOn}
            value={chosen ?? today}
            onChange={({ target }) => setChosen(target.value)}
          />
          <div role="status" className="rounded-xl bg-lagoon-tint px-4 py-1.5 @max-lg:py-3">
            <p className="font-semibold">{texts.starts(`${weekdayName(weekday)} ${formatDate(startsOn)}`)}</p>
            <p className="text-sm">{texts.holidays}</p>
          </div>
        </div>
      </div>
    </Panel>
  )
}
