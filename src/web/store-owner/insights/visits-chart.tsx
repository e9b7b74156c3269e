import { useMemo } from 'react'
import type { Insights } from '#contract/store-owner/insights.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#texts/shared/figures.ts'
import { insights as texts } from '#texts/store-owner/insights.ts'
import { Chart } from '#web/shared/charts/chart.tsx'
import { dayTicks } from '#web/shared/charts/day-ticks.ts'
import type { Series, Tick } from '#web/shared/charts/series.ts'

interface Point {
  name: string
  visits: number
  taps: number
}

const week = 7
const hoursBetweenLabels = 6

/** Visits and taps by day, or by hour for one day, with the best hour and day below. */
export function VisitsChart({ insights }: { insights: Insights }) {
  const { chart } = texts
  const isByHour = insights.days.length === 1
  const points = useMemo(() => (isByHour ? hoursOf(insights) : daysOf(insights)), [insights, isByHour])
  const ticks = useMemo(() => (isByHour ? hourTicks() : ticksOf(insights.days)), [insights, isByHour])
  const series = useMemo<Series[]>(() => {
    const valuesOf = (name: 'visits' | 'taps') => ticks.map((_, index) => points[index]?.[name] ?? null)
    return [
      { name: chart.visits, colour: 'lagoon', dash: [], values: valuesOf('visits') },
      { name: chart.taps, colour: 'sunset', dash: [7, 4], values: valuesOf('taps') },
    ]
  }, [points, ticks])
  return (
    <section aria-label={chart.caption}>
      <Chart
        title={isByHour ? chart.byHour : chart.byDay}
        heading="h2"
        inAll={chart.inAll}
        failed={chart.failed}
        ticks={ticks}
        series={series}
      />
      <p className="mt-2">{bestOf(insights.best)}</p>
      <PointsTable points={points} of={isByHour ? chart.hour : chart.day} />
    </section>
  )
}

const daysOf = ({ days }: Insights): Point[] =>
  days.map(({ day, ...counts }) => ({ name: formatDate(day), ...counts }))

/** The hours that have begun; the others would look as if nobody came. */
const hoursOf = ({ hours, untilHour }: Insights): Point[] =>
  hours.slice(0, untilHour + 1).map((counts, hour) => ({ name: texts.chart.hourOf(hour), ...counts }))

const hourTicks = (): Tick[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    name: texts.chart.hourOf(hour),
    label: hour % hoursBetweenLabels === 0 ? texts.chart.oclock(hour) : undefined,
  }))

/** As many labels as a narrow screen has room for. */
function ticksOf(days: Insights['days']): Tick[] {
  const every = days.length > 30 ? 2 * week : days.length > week ? week : 2
  return dayTicks(
    days.map(({ day }) => day),
    every,
  )
}

function PointsTable({ points, of }: { points: readonly Point[]; of: string }) {
  const { chart } = texts
  return (
    <div className="sr-only">
      <table>
        <caption>{chart.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{chart.visits}</th>
            <th scope="col">{chart.taps}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, visits, taps }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure(visits)}</td>
              <td>{figure(taps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function bestOf({ hour, weekday }: Insights['best']): string {
  const { best } = texts
  if (hour === null) return best.unknown
  return weekday ? best.both(hour, weekday) : best.hour(hour)
}
