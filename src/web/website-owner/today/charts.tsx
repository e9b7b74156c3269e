import { useId } from 'react'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { Chart } from './chart.tsx'
import { chartKinds, type DayInFigures } from './chart-kinds.ts'
import { FiguresTable } from './figures-table.tsx'

/** Charts of the last 30 days; screen readers get the same figures as a table. */
export function Charts({ days }: { days: readonly DayInFigures[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading mb-3 text-xl">
        {texts.last30}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {chartKinds.map((kind) => (
          <Chart key={kind.name} kind={kind} days={days} />
        ))}
      </div>
      <FiguresTable days={days} />
    </section>
  )
}
