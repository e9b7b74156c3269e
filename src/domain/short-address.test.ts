import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOfCode, shortCode, shortPath } from './short-address.ts'

test('an id and its code stand for each other', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(shortCode(id)).toMatch(/^[0-9A-Za-z]{22}$/)
      expect(idOfCode(shortCode(id))).toBe(id)
    }),
  )
})

test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
  'the id %s has a code',
  (id) => {
    expect(idOfCode(shortCode(id))).toBe(id)
  },
)

test('a code of another length, with other characters or beyond the last id stands for nothing', () => {
  const long = fc.string().filter((text) => !/^[0-9A-Za-z]{22}$/.test(text))
  fc.assert(
    fc.property(long, (text) => {
      expect(idOfCode(text)).toBeUndefined()
    }),
  )
  expect(idOfCode('z'.repeat(22))).toBeUndefined()
})

test('a printed address is short enough for a code that phones read from a distance', () => {
  expect(shortPath('p', '01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f')).toMatch(/^\/p\/[0-9A-Za-z]{22}$/)
})
