import { expect, test } from 'vitest'
import { defaultSize } from '../catalogue.ts'
import { readArguments, WrongArguments } from './arguments.ts'

test('without arguments the command loads the default catalogue', () => {
  expect(readArguments([])).toEqual({ command: 'load', size: defaultSize, replace: false })
})

test('a larger catalogue gets more stores, unless their number is given', () => {
  expect(readArguments(['--products', '1000000'])).toMatchObject({
    size: { products: 1_000_000, stores: expect.toSatisfy((stores: number) => stores > 1000) },
  })
  expect(readArguments(['--products', '5000', '--stores', '7', '--replace'])).toEqual({
    command: 'load',
    size: { products: 5000, stores: 7 },
    replace: true,
  })
})

test.each([
  [['--remove'], false],
  [['--remove', '--yes'], true],
  [['-y', '--remove'], true],
])('%j takes the demo away, confirmed already: %s', (words, isConfirmed) => {
  expect(readArguments(words)).toEqual({ command: 'remove', isConfirmed })
})

test.each([[['--help']], [['-h']]])('%s prints the help', (words) => {
  expect(readArguments(words)).toBeUndefined()
})

test.each([
  [['--products', 'many'], "--products takes a whole number from 1 to 5000000, not 'many'."],
  [['--products', '0'], '--products takes'],
  [['--products', '-5'], '--products'],
  [['--products', '1e6'], '--products takes'],
  [['--products', '5000001'], '--products takes'],
  [['--stores', '2.5'], '--stores takes a whole number'],
  [['--products'], '--products'],
  [['--product', '5'], "Unknown option '--product'."],
  [['5000'], "Unexpected argument '5000'."],
  [['--remove', '--products', '50'], 'nothing but --yes goes with it.'],
  [['--remove', '--replace'], 'nothing but --yes goes with it.'],
  [['--remove', 'everything'], "Unexpected argument 'everything'."],
  [['--yes'], '--yes goes with --remove only.'],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(WrongArguments)
  expect(() => readArguments(words)).toThrow(sentence)
})
