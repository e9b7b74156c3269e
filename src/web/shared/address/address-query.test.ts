import { expect, test } from 'vitest'
import { parseQuery, writeQuery } from './address-query.ts'

test.each(['1.50', 'true', '"quoted"', '[1]', '007', 'pâte & piment', '100%', 'null'])(
  'the search words %s are read from the address as they were typed',
  (words) => {
    expect(parseQuery(writeQuery({ q: words }))).toEqual({ q: words })
  },
)

test('search params without a value are left out of the address', () => {
  expect(writeQuery({ page: 2, city: undefined, search: '' })).toBe('?page=2')
  expect(writeQuery({ city: undefined })).toBe('')
})
