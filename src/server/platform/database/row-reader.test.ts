import { expect, test } from 'vitest'
import { rowReader } from './row-reader.ts'

test('a row has the names of its fields, and decoded values', () => {
  const read = rowReader([{ name: 'id' }, { name: 'addedAt', decode: (text) => new Date(String(text)) }])
  expect(read(['a', '2026-11-14'])).toEqual({ id: 'a', addedAt: new Date('2026-11-14') })
})

test('null stays null', () => {
  const read = rowReader([{ name: 'count', decode: Number }, { name: 'title' }])
  expect(read([null, null])).toEqual({ count: null, title: null })
})

test('a name is never read as code', () => {
  const name = `"]: (() => { throw 1 })(), '\\\u2028`
  expect(rowReader([{ name }])(['x'])).toEqual({ [name]: 'x' })
})

test('a group has its own fields, and is null when they all are', () => {
  const read = rowReader([
    { name: 'id' },
    { name: 'notice', fields: [{ name: 'title' }, { name: 'count', decode: Number }] },
    { name: 'last' },
  ])
  expect(read(['a', null, '3', 'z'])).toEqual({ id: 'a', notice: { title: null, count: 3 }, last: 'z' })
  expect(read(['a', null, null, 'z'])).toEqual({ id: 'a', notice: null, last: 'z' })
})
