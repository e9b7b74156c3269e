/** One line of the plot: a name and its cost, in milliseconds, by size. */
export interface Line {
  name: string
  points: { size: number; ms: number }[]
}

const width = 760
const height = 460
const margin = { left: 56, right: 230, top: 16, bottom: 44 }
const colours = ['#0b6e8a', '#c2410c', '#15803d', '#7c3aed', '#b91c1c', '#4d7c0f', '#be185d', '#1d4ed8']
const labelHeight = 15

/** Cost against size, both in powers of ten: a flat line costs the same in every size. */
export function plot(lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points).filter(({ ms }) => ms > 0)
  const [left, right] = powersAround(points.map(({ size }) => size))
  const [bottom, top] = powersAround(points.map(({ ms }) => ms))
  const x = (size: number) =>
    margin.left + ((Math.log10(size) - left) / (right - left)) * (width - margin.left - margin.right)
  const y = (ms: number) =>
    height -
    margin.bottom -
    ((Math.log10(ms) - bottom) / (top - bottom)) * (height - margin.top - margin.bottom)
  const ends = lines.map(({ points: own }) => own.at(-1)).map((end) => (end ? y(end.ms) : 0))
  const labels = apart(ends)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>The median time of one caller for each size of the catalogue</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${powers(left, right)
  .map((size) => tick(x(size), height - margin.bottom + 18, 'middle', size.toLocaleString('en')))
  .join('\n')}
${powers(bottom, top)
  .map((ms) => `${rule(y(ms))}\n${tick(margin.left - 8, y(ms) + 4, 'end', `${ms} ms`)}`)
  .join('\n')}
${tick((margin.left + width - margin.right) / 2, height - 8, 'middle', 'products in the catalogue')}
${lines.map((line, at) => drawn(line, colours[at % colours.length] ?? '', x, y, labels[at] ?? 0)).join('\n')}
</svg>
`
}

function drawn(
  { name, points }: Line,
  colour: string,
  x: (size: number) => number,
  y: (ms: number) => number,
  label: number,
): string {
  const places = points
    .filter(({ ms }) => ms > 0)
    .map(({ size, ms }) => [x(size).toFixed(1), y(ms).toFixed(1)])
  const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`).join('')
  const path = `<polyline points="${places.map((place) => place.join()).join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`
  const text = `<text x="${width - margin.right + 12}" y="${(label + 4).toFixed(1)}" fill="${colour}">${escaped(name)}</text>`
  return `${path}${dots}${text}`
}

/** Labels in the order of their lines, moved down until none covers another. */
export function apart(places: readonly number[]): number[] {
  const moved = [...places]
  const order = places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  let last = Number.NEGATIVE_INFINITY
  for (const at of order) {
    last = Math.max(moved[at] ?? 0, last + labelHeight)
    moved[at] = last
  }
  return moved
}

function powersAround(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1]
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.ceil(Math.log10(Math.max(...values)))
  return [low, Math.max(high, low + 1)]
}

const powers = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at))

const tick = (x: number, y: number, anchor: string, text: string) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="#555">${escaped(text)}</text>`
const rule = (y: number) =>
  `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y.toFixed(1)}" y2="${y.toFixed(1)}" stroke="#ddd"/>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
