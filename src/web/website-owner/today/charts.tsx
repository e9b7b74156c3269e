import { useId, useMemo } from 'react'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { Chart } from '#web/shared/charts/chart.tsx'
import { dayTicks } from '#web/shared/charts/day-ticks.ts'
import { chartKinds, type DayInFigures } from './chart-kinds.ts'
import { FiguresTable } from './figures-table.tsx'

/** Charts of the last 30 days; screen readers get the same figures as a table. */
export function Charts({ days }: { days: readonly DayInFigures[] }) {
  const id = useId()
  const ticks = useMemo(
    () =>
      dayTicks(
        days.map(({ day }) => day),
        7,
      ),
    [days],
  )
  const charts = useMemo(
    () =>
      chartKinds.map(({ name, strokes, isInBars }) => ({
        name,
        isInBars,
        series: strokes.map(({ series, colour, dash }) => ({
          name: texts.series[series],
          colour,
          dash,
          values: days.map((day) => day[series]),
        })),
      })),
    [days],
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading mb-3 text-xl">
        {texts.last30}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {charts.map(({ name, ...chart }) => (
          <Chart
            key={name}
            title={texts.charts[name]}
            inAll={texts.inAll}
            failed={texts.chartsFailed}
            ticks={ticks}
            {...chart}
          />
        ))}
      </div>
      <FiguresTable days={days} />
    </section>
  )
}
