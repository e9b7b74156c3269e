import { expect, test } from 'vitest'
import { apart, plot } from './plot.ts'

const line = (name: string, ...costs: number[]) => ({
  name,
  points: costs.map((ms, at) => ({ size: 10_000 * 10 ** at, ms })),
})

test('a flat cost is a flat line, and a growing one rises', () => {
  const svg = plot([line('product detail', 2, 2, 2), line('search & <find>', 2, 20, 200)])
  const [flat = '', rising = ''] = [...svg.matchAll(/points="([^"]+)"/g)].map(([, points]) => points)
  const heights = (points: string) => points.split(' ').map((place) => Number(place.split(',')[1]))
  expect(new Set(heights(flat)).size).toBe(1)
  expect(heights(rising)).toEqual([...heights(rising)].sort((one, other) => other - one))
  expect(svg).toContain('search &amp; &lt;find>')
  expect(svg).toContain('>1,000,000<')
})

test('labels of lines that end at the same place do not cover each other', () => {
  const places = apart([100, 100, 50])
  expect(places[2]).toBe(50)
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(12)
})

test('a plot without results is empty', () => {
  expect(plot([])).toContain('<svg')
})
