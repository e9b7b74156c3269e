import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cell } from './feed-csv.ts'
import { feedMoment, feedPrice } from './feed-item.ts'
import { escaped } from './feed-xml.ts'

const anyText = fc.string({ unit: fc.oneof(fc.constantFrom(...'<>&"\',;\r\n\t\0\u0007'), fc.string()) })

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#13': '\r' }
const read = (xml: string) => xml.replace(/&([^;]+);/g, (_, name: string) => named[name] ?? '?')

describe('text in XML', () => {
  test('has no markup, no control characters and no halves of characters, and reads back', () => {
    const halves = fc.constantFrom('\ud83d', '\udc4d')
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, halves)), (parts) => {
        const text = parts.join('')
        const xml = escaped(text)
        expect(xml.replace(/&(amp|lt|gt|quot|apos|#13);/g, '')).not.toMatch(/[<>&"']/)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses
        expect(xml).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/)
        expect(xml).not.toMatch(/\p{Cs}/u)
        // Halves stay apart when what stood between them goes.
        const allowed = [...text].filter(
          (character) => !/^(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]$/u.test(character),
        )
        expect(read(xml)).toBe(allowed.join(''))
      }),
    )
  })
})

describe('a cell of rows', () => {
  test('reads back exactly', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 2, maxLength: 5 }), (values) => {
        const line = `${values.map(cell).join(',')}\r\n`
        expect(parse(`${values.map((_, at) => at).join(',')}\r\n${line}`)[1]).toEqual(values)
      }),
    )
  })
})

describe('an amount', () => {
  test('is exact to the cent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (cents) => {
        const [, rupees, rest] = /^(\d+)\.(\d\d) MUR$/.exec(feedPrice(cents)) ?? []
        expect(Number(rupees) * 100 + Number(rest)).toBe(cents)
      }),
    )
  })
  test.each([
    [0, '0.00 MUR'],
    [5, '0.05 MUR'],
    [125_050, '1250.50 MUR'],
  ])('%i cents are written %s', (cents, written) => expect(feedPrice(cents)).toBe(written))
})

test('a moment is written in the time of Mauritius', () => {
  expect(feedMoment(new Date('2026-11-14T19:59:00Z'), '+0400')).toBe('2026-11-14T23:59+0400')
})
