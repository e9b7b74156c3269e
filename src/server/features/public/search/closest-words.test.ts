import { expect, test } from 'vitest'
import { closestWords } from './closest-words.ts'

test('a word that was typed is not its own correction, although an old name had it', () => {
  expect(closestWords('samsng', ['samsng', 'samsung'])).toEqual(['samsung'])
})

test('a word that resembles none has no correction', () => {
  expect(closestWords('zyzzyva', ['samsung', 'sugar'])).toEqual([])
})
