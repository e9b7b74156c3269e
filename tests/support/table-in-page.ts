import { readFileSync, writeFileSync } from 'node:fs'

/** The page with this table between the marks of its name. */
export function withTable(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} and ${end}.`)
  return `${before}${begin}\n${table}\n${end}${after}`
}

export function writeTable(file: string, name: string, table: string): void {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, table))
}
