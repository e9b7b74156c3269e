import { expect, test } from 'vitest'
import { errorInWords } from './console-log.ts'

test('an error names what caused it, also the first of several', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED')])
  expect(errorInWords(new Error('No database.', { cause: refused }))).toMatch(
    /^Error: No database\.[\s\S]*caused by AggregateError[\s\S]*caused by Error: connect ECONNREFUSED/,
  )
})

test('a cycle of causes is printed once', () => {
  const error = new Error('first')
  error.cause = new Error('second', { cause: error })
  expect(errorInWords(error).match(/caused by/g)).toHaveLength(5)
})
