import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preview, previewLimit } from './description-preview.ts'

test.each([
  ['a short text stays whole', 'Fresh bread', 20, 'Fresh bread', false],
  ['a text of exactly the limit stays whole', 'Fresh bread', 11, 'Fresh bread', false],
  ['spaces around do not count', '  Fresh bread \n', 11, 'Fresh bread', false],
  ['a longer text is cut at a word', 'Fresh bread every morning', 20, 'Fresh bread every…', true],
  ['a word that ends at the limit is kept', 'Fresh bread every morning', 17, 'Fresh bread every…', true],
  ['punctuation before the ellipsis goes', 'Fresh bread, every morning', 14, 'Fresh bread…', true],
  ['a very long word is cut inside', `Oh ${'a'.repeat(30)}`, 12, `Oh ${'a'.repeat(9)}…`, true],
  ['an emoji is never halved', '123456789🥖 bread', 10, '123456789…', true],
  ['nothing stays nothing', '   ', 10, '', false],
])('%s', (_, text, limit, expected, isCut) => {
  expect(preview(text, limit)).toEqual({ text: expected, isCut })
})

test('the store page shows 120 characters, the dashboard 150, a meta description 160', () => {
  expect(previewLimit).toEqual({ storePage: 120, dashboard: 150, metaDescription: 160 })
})

const description = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.array(fc.string({ minLength: 1, maxLength: 14 }), { maxLength: 60 }).map((words) => words.join(' ')),
)
const limit = fc.integer({ min: 1, max: 200 })

test('a preview is a beginning of the text, never longer than the limit and the ellipsis', () => {
  fc.assert(
    fc.property(description, limit, (text, limit) => {
      const { text: shown, isCut } = preview(text, limit)
      expect(isCut).toBe(text.trim().length > limit)
      expect(shown.length).toBeLessThanOrEqual(limit + 1)
      const kept = isCut ? shown.replace(/…$/, '') : shown
      expect(text.trim().startsWith(kept)).toBe(true)
      expect(shown).toBe(isCut ? `${kept}…` : text.trim())
    }),
  )
})

test('a preview never holds half a character', () => {
  fc.assert(
    fc.property(description, limit, (text, limit) => {
      expect(() => encodeURIComponent(preview(text, limit).text)).not.toThrow()
    }),
  )
})
