import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { performancePage } from './performance-page.ts'
import { type Line, plot } from './plot.ts'
import type { Results } from './results.ts'
import { root } from './site.ts'

const page = 'docs/performance.md'
const picture = 'docs/performance.svg'

/** Drawn: what every visitor reads, and what was hardest to keep flat. */
const drawn = [
  'product detail',
  'store detail',
  'best rated, random pages',
  'best rated, last page',
  'best rated, random cities',
  'new arrivals, random pages',
  'hot deals, random pages',
  'category with three subcategories',
  'all stores, random pages',
  'search, common word',
  'search, two words',
  'search, misspelt',
  'search, no match',
  'suggestions',
  'product page',
]

/** Writes docs/performance.md and its plot; returns what was written, in a sentence. */
export function writeReport(results: readonly Results[]): string {
  if (results.length === 0) return 'Nothing was measured yet: npm run bench -- --products 10000 begins.'
  writeFileSync(path.join(root, page), performancePage(results, path.basename(picture)))
  writeFileSync(path.join(root, picture), plot(linesOf(results)))
  const sizes = results.map(({ products }) => products.toLocaleString('en')).join(', ')
  return `Written from the results of ${sizes} products: ${page} and ${picture}.`
}

function linesOf(results: readonly Results[]): Line[] {
  return drawn.map((name) => ({
    name,
    points: results.flatMap(({ products, rows }) => {
      const row = rows.find(({ target, kind }) => target === name && kind !== 'ready')
      return row?.alone ? [{ size: products, ms: row.alone.p50Ms }] : []
    }),
  }))
}
