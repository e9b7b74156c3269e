import { expect, test } from 'vitest'
import { readOptions, WrongOptions } from './options.ts'

test('a run measures 100,000 products unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    command: 'run',
    products: 100_000,
    data: undefined,
    seconds: 2,
    only: [],
  })
  expect(
    readOptions(['--products', '10000', '--seconds', '2', '--only', 'search', 'product detail']),
  ).toMatchObject({ products: 10_000, seconds: 2, only: ['search', 'product detail'] })
})

test('the report and the list of targets measure nothing', () => {
  expect(readOptions(['--report'])).toEqual({ command: 'report' })
  expect(readOptions(['--list'])).toEqual({ command: 'list' })
})

test.each([
  [['--products', 'many'], '--products'],
  [['--products', '0'], '--products'],
  [['--seconds', '61'], '--seconds'],
  [['--seconds', '1.5'], '--seconds'],
  [['--size', '5'], '--size'],
  [['search'], '--only'],
])('%j is refused with a sentence', (words, named) => {
  expect(() => readOptions(words)).toThrow(WrongOptions)
  expect(() => readOptions(words)).toThrow(named)
})
