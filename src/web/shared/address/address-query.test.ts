import { expect, test } from 'vitest'
import { parseQuery, writeQuery } from './address-query.ts'

test.each(['1.50', 'true', '"quoted"', '[1]', '007', 'pâte & piment', '100%', 'null'])(
  'the words %s come back from the address as they were typed',
  (words) => {
    expect(parseQuery(writeQuery({ q: words }))).toEqual({ q: words })
  },
)

test('values that are not set leave no trace in the address', () => {
  expect(writeQuery({ page: 2, city: undefined, search: '' })).toBe('?page=2')
  expect(writeQuery({ city: undefined })).toBe('')
})
