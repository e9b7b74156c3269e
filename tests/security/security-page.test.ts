import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(fileURLToPath(new URL('docs/security.md', root)), 'utf8')

test('every file that docs/security.md names is there', () => {
  const named = [...page.matchAll(/`((?:src|tests|scripts)\/[^`\s]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
})

test('every chapter of ASVS 5.0 has a row, with a test or the word that it is not used', () => {
  const rows = page.split('\n').filter((line) => /^\| V\d+ /.test(line))
  expect(rows.map((row) => Number(/V(\d+)/.exec(row)?.[1]))).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  )
  for (const row of rows) expect(row).toMatch(/\.(test|spec)\.ts|Not used/)
})
