import { expect, test } from 'vitest'
import { readOnce } from './read-once.ts'

test('a header is read once, however often it comes, and what it says is kept even when that is nothing', () => {
  const read: string[] = []
  const lengthOf = readOnce((header) => {
    read.push(header)
    return header === '' ? null : header.length
  })
  expect([lengthOf('en'), lengthOf('en'), lengthOf(), lengthOf('')]).toEqual([2, 2, null, null])
  expect(read).toEqual(['en', ''])
})

test('more headers than a site ever sees do not fill the memory', () => {
  const read: string[] = []
  const once = readOnce((header) => read.push(header))
  for (let at = 0; at < 10_000; at += 1) once(`header ${at}`)
  once('header 0')
  expect(read).toHaveLength(10_001)
})
