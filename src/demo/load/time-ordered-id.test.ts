import { expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { timeOrderedId } from './time-ordered-id.ts'

const moment = Date.parse('2026-11-14T10:20:30Z')

test('an id is a UUID of version 7 that begins with its moment', () => {
  const id = timeOrderedId('product', 41, moment)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(moment)
  expect(timeOrderedId('product', 41, moment)).toBe(id)
})

test('no two of many rows made at the same moment share an id, nor do two tables', () => {
  const rows = isLong ? 200_000 : 20_000
  const ids = new Set<string>()
  for (let index = 0; index < rows; index++) {
    ids.add(timeOrderedId('product', index, moment))
    ids.add(timeOrderedId('productRating', index, moment))
  }
  expect(ids.size).toBe(2 * rows)
})

test('later rows sort after earlier ones', () => {
  expect(timeOrderedId('user', 1, moment + 1) > timeOrderedId('user', 2, moment)).toBe(true)
})
