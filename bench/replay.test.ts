import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { freshCopy, type WriteReplay } from './replay.ts'

const recordedAt = Date.UTC(2026, 10, 16)
const [person, product, store] = [1, 2, 3].map((day) => v7({ msecs: Date.UTC(2026, 0, day) })) as [
  string,
  string,
  string,
]
const rating = v7({ msecs: recordedAt + 5 })
const hash = `\\x${'ab'.repeat(32)}`

const replay: WriteReplay = {
  kind: 'write',
  url: '',
  settings: {},
  calls: [
    {
      person,
      product,
      recordedAt,
      statements: [
        { text: 'insert', types: [], values: [rating, person, product, store, '5', null, hash] },
        { text: 'notify', types: [], values: [`product:${product}`, rating] },
      ],
    },
  ],
  people: [v7(), v7(), v7()],
  products: [v7(), v7()],
}

test('a copy of a write is for another person and product, and its new ids are new', () => {
  const [insert, notify] = freshCopy(replay, 1)
  const [id, who, what, where, stars, none, token] = insert?.values ?? []
  expect(replay.people).toContain(who)
  expect(replay.products).toContain(what)
  expect(id).not.toBe(rating)
  expect([where, stars, none]).toEqual([store, '5', null])
  expect(token).toMatch(/^\\x[0-9a-f]{64}$/)
  expect(token).not.toBe(hash)
  expect(notify?.values).toEqual([`product:${what}`, id])
})
