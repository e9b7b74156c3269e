import type { Today } from '#contract/website-owner/today.ts'
import type { Series } from '#web/shared/charts/series.ts'

export type DayInFigures = Today['days'][number]
export type Figure = Exclude<keyof DayInFigures, 'day'>

export interface ChartKind {
  name: 'visits' | 'taps' | 'ratings' | 'signUps'
  strokes: readonly (Pick<Series, 'colour' | 'dash'> & { series: Figure })[]
  isInBars?: boolean
}

export const chartKinds: readonly ChartKind[] = [
  {
    name: 'visits',
    strokes: [
      { series: 'productViews', colour: 'lagoon', dash: [] },
      { series: 'storeViews', colour: 'sunset', dash: [7, 4] },
    ],
  },
  {
    name: 'taps',
    strokes: [
      { series: 'calls', colour: 'lagoon', dash: [] },
      { series: 'whatsapps', colour: 'cane', dash: [7, 4] },
      { series: 'directions', colour: 'sunset', dash: [2, 3] },
      { series: 'links', colour: 'muted', dash: [9, 3, 2, 3] },
    ],
  },
  { name: 'ratings', strokes: [{ series: 'ratings', colour: 'lagoon', dash: [] }], isInBars: true },
  { name: 'signUps', strokes: [{ series: 'signUps', colour: 'cane', dash: [] }], isInBars: true },
]

export const sumOf = (days: readonly DayInFigures[], series: Figure) =>
  days.reduce((sum, day) => sum + day[series], 0)
