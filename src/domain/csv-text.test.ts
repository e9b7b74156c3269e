import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, guardFormula, withoutGuard } from './csv-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+230 5755 0142', "'+230 5755 0142"],
  ['-5 %', "'-5 %"],
  ['@home', "'@home"],
  ["'=1", "''=1"],
  ['Tea', 'Tea'],
  ["l'eau", "l'eau"],
  ['', ''],
])('the cell ‘%s’ is written as ‘%s’', (cell, guarded) => {
  expect(guardFormula(cell)).toBe(guarded)
  expect(withoutGuard(guarded)).toBe(cell)
})

test('what is written is read again as it was, whatever the cells contain', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@'"\r\n\t;, a]{0,8}$/))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parse(csvText(rows), { bom: true, relax_column_count: true }) as string[][]
      expect(read.map((cells) => cells.map(withoutGuard))).toEqual(rows)
    }),
  )
})

test('a file begins with the mark by which Excel knows UTF-8', () => {
  expect(csvText([['Thé', 'a "b"']])).toBe('\ufeffThé,"a ""b"""\r\n')
})
