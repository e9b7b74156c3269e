import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { figure } from '#texts/shared/figures.ts'
import type { Series, Tick } from './series.ts'

const Plot = lazy(() => import('./plot.tsx'))

interface ChartProps {
  title: string
  heading?: 'h2' | 'h3'
  /** What the sums in the legend are of. */
  inAll: string
  /** Shown when the chart could not be drawn. */
  failed: string
  ticks: readonly Tick[]
  series: readonly Series[]
  isInBars?: boolean | undefined
}

/** The legend shows the sums, or the figures of what is pointed at. */
export function Chart({
  title,
  heading: Heading = 'h3',
  inAll,
  failed,
  ticks,
  series,
  isInBars = false,
}: ChartProps) {
  const [pointed, setPointed] = useState<number>()
  const tick = pointed === undefined ? undefined : ticks[pointed]
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="heading text-lg">{title}</Heading>
        <p className="text-sm text-muted tabular-nums">{tick?.name ?? inAll}</p>
      </div>
      <ul className="mt-1 mb-3 flex flex-wrap gap-x-5 gap-y-1">
        {series.map(({ name, colour, dash, values }) => (
          <li key={name} className="flex items-center gap-2">
            <Swatch colour={colour} dash={dash} isBar={isInBars} />
            <span className="text-sm text-muted">{name}</span>
            <b className="font-semibold tabular-nums">
              {figure(pointed === undefined ? sumOf(values) : (values[pointed] ?? 0))}
            </b>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-auto h-[10rem]">
        <Drawable fallback={<p className="text-sm text-muted">{failed}</p>}>
          <Suspense>
            <Plot ticks={ticks} series={series} isInBars={isInBars} onPoint={setPointed} />
          </Suspense>
        </Drawable>
      </div>
    </div>
  )
}

const sumOf = (values: Series['values']) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

function Swatch({ colour, dash, isBar }: Pick<Series, 'colour' | 'dash'> & { isBar: boolean }) {
  return (
    <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12" className="flex-none">
      <path
        d={isBar ? 'M8 6h8' : 'M0 6h24'}
        stroke={`var(--color-${colour})`}
        className="forced-colors:stroke-[CanvasText]"
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
