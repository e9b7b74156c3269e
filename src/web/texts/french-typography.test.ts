import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from '#tests/support/literals.ts'

const source = path.join(import.meta.dirname, '..', '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('demo'),
)
const isFrenchFile = (file: string) => /(texts|letters)\/fr\//.test(file)

/** All French that the site says: the texts of French pages, the letters, and what stands behind `fr:` elsewhere. */
const french = files.flatMap((file) => {
  const code = readFileSync(path.join(source, file), 'utf8')
  if (!isFrenchFile(file) && !code.includes('fr:')) return []
  return literalsIn(code)
    .filter(({ before }) => isFrenchFile(file) || /\bfr:\s*$/.test(before))
    .map(({ parts }) => ({ file, text: parts.join('…') }))
})

const faults: [string, RegExp][] = [
  ['a plain space before : ; ! ? » or %', / [:;!?»%](?=$|[\s.,)…])/],
  ['a plain space after «', /« /],
  ['no space before ; ! ?', /[\p{L}\d»)…][;!?](?=$|\s)/u],
  ['no space before :', /[\p{L}»)][:](?=\s)/u],
  ['no space inside « »', /«(?=[\p{L}\d…])|[\p{L}\d.…]»/u],
  ['straight quotation marks', /(^|\s)"\p{L}/u],
  ['an English amount', /Rs \d|\d,\d{3}\b/],
  [
    'a capital day of the week within a sentence',
    /\p{L},? (Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)\b/u,
  ],
  ['1 instead of 1er', /\b(le|du|au) 1 \p{L}/u],
]

test('the French texts were found', () => {
  expect(french.length).toBeGreaterThan(1500)
  expect(french.map(({ text }) => text)).toContain('Veuillez choisir une catégorie.')
})

test.each(faults)('no French text has %s', (_, fault) => {
  expect(french.filter(({ text }) => fault.test(text))).toEqual([])
})
