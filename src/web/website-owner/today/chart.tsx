import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { type ChartKind, type DayInFigures, type Stroke, sumOf } from './chart-kinds.ts'

const Plot = lazy(() => import('./plot.tsx'))

/** The legend shows the sums, or the figures of the hovered day. */
export function Chart({ kind, days }: { kind: ChartKind; days: readonly DayInFigures[] }) {
  const [pointed, setPointed] = useState<number>()
  const day = pointed === undefined ? undefined : days[pointed]
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="heading text-lg">{texts.charts[kind.name]}</h3>
        <p className="text-sm text-muted tabular-nums">{day ? formatDate(day.day) : texts.inAll}</p>
      </div>
      <ul className="mt-1 mb-3 flex flex-wrap gap-x-5 gap-y-1">
        {kind.strokes.map((stroke) => (
          <li key={stroke.series} className="flex items-center gap-2">
            <Swatch stroke={stroke} isBar={kind.isInBars} />
            <span className="text-sm text-muted">{texts.series[stroke.series]}</span>
            <b className="font-semibold tabular-nums">
              {texts.figure(day ? day[stroke.series] : sumOf(days, stroke.series))}
            </b>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-auto h-40">
        <Drawable fallback={<p className="text-sm text-muted">{texts.chartsFailed}</p>}>
          <Suspense>
            <Plot kind={kind} days={days} onPoint={setPointed} />
          </Suspense>
        </Drawable>
      </div>
    </div>
  )
}

function Swatch({
  stroke: { colour, dash },
  isBar = false,
}: {
  stroke: Stroke
  isBar?: boolean | undefined
}) {
  return (
    <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12" className="flex-none">
      <path
        d={isBar ? 'M8 6h8' : 'M0 6h24'}
        stroke={`var(--color-${colour})`}
        strokeWidth={isBar ? 12 : 2.5}
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  )
}

/** The chart library may fail to load; the figures are shown without it. */
class Drawable extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
