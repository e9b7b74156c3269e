import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { figure } from '#texts/shared/figures.ts'
import 'uplot/dist/uPlot.min.css'
import type { Series, Tick } from './series.ts'

interface PlotProps {
  ticks: readonly Tick[]
  series: readonly Series[]
  isInBars: boolean
  /** Receives the index of the hovered tick, or undefined. */
  onPoint: (index: number | undefined) => void
}

const height = 160
const font = '12px Figtree, ui-sans-serif, system-ui, sans-serif'
/** Counts are whole numbers. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** Draws a chart with the width of its container and the colours of the theme. */
export default function Plot({ ticks, series, isInBars, onPoint }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const plot = new uPlot(
      {
        ...optionsOf({ ticks, series, isInBars, onPoint }, root),
        width: root.clientWidth,
        height,
      },
      [ticks.map((_, index) => index), ...series.map(({ values }) => [...values])],
      root,
    )
    const stopWatching = watch(root, {
      onWidth: (width) => plot.setSize({ width, height }),
      onTheme: () => plot.redraw(),
    })
    return () => {
      stopWatching()
      plot.destroy()
    }
  }, [ticks, series, isInBars, onPoint])
  // A transition would make colourIn read a colour in between.
  return <div ref={place} className="transition-none" />
}

function optionsOf(
  { ticks, series, isInBars, onPoint }: PlotProps,
  root: HTMLElement,
): Omit<uPlot.Options, 'width' | 'height'> {
  const colour = (name: string) => () => colourIn(root, name)
  const last = ticks.length - 1
  const axis = { font, stroke: colour('muted'), ticks: { show: false } }
  const bars = uPlot.paths.bars?.({ size: [0.6, 14], radius: 0.25 })
  return {
    legend: { show: false },
    padding: [8, 12, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: !isInBars } },
    scales: {
      x: { time: false, range: [-0.5, last + 0.5] },
      y: { range: (_, __, most) => [0, Math.max(4, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        size: 24,
        grid: { show: false },
        splits: () => ticks.flatMap(({ label }, index) => (label ? [index] : [])),
        values: (_, indexes) => indexes.map((index) => ticks[index]?.label ?? ''),
      },
      {
        ...axis,
        size: 44,
        space: 26,
        incrs: steps,
        grid: { stroke: colour('line'), width: 1 },
        values: (_, counts) => counts.map((count) => figure(count)),
      },
    ],
    series: [
      {},
      ...series.map(({ colour: name, dash }) => ({
        stroke: colour(name),
        width: isInBars ? 0 : 2,
        dash: [...dash],
        points: { show: false },
        ...(isInBars && { fill: colour(name) }),
        ...(isInBars && bars && { paths: bars }),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
  }
}

/** Canvas cannot read CSS variables, so the computed colour is read from the page. */
function colourIn(root: HTMLElement, name: string): string {
  root.style.color = `var(--color-${name})`
  const { color } = getComputedStyle(root)
  root.style.color = ''
  return color
}

interface Watched {
  onWidth: (width: number) => void
  onTheme: () => void
}

/** Calls back on a new width and on a change of theme, by the page or the system. */
function watch(root: HTMLElement, { onWidth, onTheme }: Watched): () => void {
  const width = new ResizeObserver(() => onWidth(root.clientWidth))
  width.observe(root)
  const chosen = new MutationObserver(onTheme)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onTheme)
  return () => {
    width.disconnect()
    chosen.disconnect()
    system.removeEventListener('change', onTheme)
  }
}
