import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Results } from './results.ts'
import { root } from './site.ts'

const folder = path.join(root, 'bench/results')

/** Writes the results of a run; those of a whole run are also kept for the report, by size. */
export function saveResults(results: Results, isWhole: boolean): string[] {
  const text = `${JSON.stringify(results, null, 2)}\n`
  const files = ['bench/results.json', ...(isWhole ? [`bench/results/${results.products}.json`] : [])]
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(path.join(root, file), text)
  return files
}

/** The last whole run of every size, the smallest first. */
export function savedResults(): Results[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Results)
    .sort((one, other) => one.products - other.products)
}
