import { expect, test } from 'vitest'
import { lineProgress } from './progress.ts'

test('without a terminal every stage has a line when it begins and one when it has ended', () => {
  const lines: string[] = []
  const progress = lineProgress((line) => lines.push(line))
  progress.show('products', 0, 600)
  progress.show('products', 300, 600)
  progress.show('products', 600, 600)
  progress.show('ratings', 0, 6000)
  progress.show('ratings', 5400, 6000)
  progress.finish()
  progress.finish()
  expect(lines).toEqual([
    'products: 600 to do',
    'products: 600 done',
    'ratings: 6000 to do',
    'ratings: 5400 done',
  ])
})
