import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittedLines } from './fitted-lines.ts'
import { faces, loadLettering } from './lettering.ts'

const letter = await loadLettering()
const pathData = /^([MLCQ](-?\d+\.\d( |(?=[MLCQZ]|$)))+|Z)*$/

test('every text becomes path data that any reader of SVG understands, whatever it says', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, fc.constantFrom(...(Object.keys(faces) as (keyof typeof faces)[])), (words, face) => {
      const letters = letter(face, 44)
      expect(letters.width(words)).toBeGreaterThanOrEqual(0)
      expect(letters.outline(words, 56.3, 190)).toMatch(pathData)
    }),
  )
})

test('French and Kreol letters are drawn, and characters that the fonts do not have take no room', () => {
  const { width, outline } = letter('display', 40)
  for (const character of 'éèàçœŒÉ«»’–…₨') expect(outline(character, 0, 0), character).not.toBe('')
  expect(width('🥭芒果')).toBe(0)
  expect(width('Mango 🥭')).toBe(width('Mango '))
})

test('lines never exceed their width or their number, and only what is cut off ends with an ellipsis', () => {
  const letters = letter('text', 30)
  const words = fc.array(fc.stringMatching(/^[a-zé-]{1,40}$/), { maxLength: 30 })
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 4 }), (given, mostLines) => {
      const lines = fittedLines(given.join(' '), letters, 500, mostLines)
      expect(lines.length).toBeLessThanOrEqual(mostLines)
      for (const line of lines) expect(letters.width(line)).toBeLessThanOrEqual(500)
      if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(given.join(' '))
    }),
  )
})
