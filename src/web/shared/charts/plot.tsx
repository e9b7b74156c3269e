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

/** Counts are whole numbers. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** Draws a chart with the width of its container and the colours of the theme. */
export default function Plot({ ticks, series, isInBars, onPoint }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const sizeNow = () => ({ width: root.clientWidth, height: root.clientHeight })
    const draw = () =>
      new uPlot(
        { ...optionsOf({ ticks, series, isInBars, onPoint }, root), ...sizeNow() },
        [ticks.map((_, index) => index), ...series.map(({ values }) => [...values])],
        root,
      )
    let plot = draw()
    const stopWatching = watch(root, {
      onSize() {
        const size = sizeNow()
        if (size.height === plot.height) return plot.setSize(size)
        // The height is in rem: the visitor chose another size of text, which the axes do not follow by themselves.
        plot.destroy()
        plot = draw()
      },
      onTheme: () => plot.redraw(),
    })
    return () => {
      stopWatching()
      plot.destroy()
    }
  }, [ticks, series, isInBars, onPoint])
  // A transition would make colourIn read a colour in between.
  return <div ref={place} className="h-full transition-none" />
}

function optionsOf(
  { ticks, series, isInBars, onPoint }: PlotProps,
  root: HTMLElement,
): Omit<uPlot.Options, 'width' | 'height'> {
  const colour = (name: string) => () => colourIn(root, name)
  const last = ticks.length - 1
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const axis = {
    font: `${0.75 * rem}px Figtree, ui-sans-serif, system-ui, sans-serif`,
    stroke: colour('muted'),
    ticks: { show: false },
  }
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
        size: 1.5 * rem,
        grid: { show: false },
        splits: ({ width }) => labelled(ticks, Math.floor((width - 3 * rem) / (2.75 * rem))),
        values: (_, indexes) => indexes.map((index) => ticks[index]?.label ?? ''),
      },
      {
        ...axis,
        size: 2.75 * rem,
        space: 1.625 * rem,
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

/** The ticks that have a label, or so many of them that they do not run into each other. */
function labelled(ticks: readonly Tick[], most: number): number[] {
  const indexes = ticks.flatMap(({ label }, index) => (label ? [index] : []))
  const step = Math.ceil(indexes.length / Math.max(1, most))
  return indexes.filter((_, at) => at % step === 0)
}

/** Canvas cannot read CSS variables, so the computed colour is read from the page. */
function colourIn(root: HTMLElement, name: string): string {
  root.style.color = `var(--color-${name})`
  const { color } = getComputedStyle(root)
  root.style.color = ''
  return color
}

interface Watched {
  onSize: () => void
  onTheme: () => void
}

/** Calls back on a new size and on a change of theme, by the page or the system. */
function watch(root: HTMLElement, { onSize, onTheme }: Watched): () => void {
  const size = new ResizeObserver(onSize)
  size.observe(root)
  const chosen = new MutationObserver(onTheme)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onTheme)
  return () => {
    size.disconnect()
    chosen.disconnect()
    system.removeEventListener('change', onTheme)
  }
}
