import { expect, test } from 'vitest'
import { sizes } from './settings.ts'

test.each([
  ['of 512 MB', 512, '192MB', '1024MB'],
  ['of 4 GB', 4096, '512MB', '2048MB'],
  ['of 64 GB', 65_536, '2048MB', '32768MB'],
])('on a machine %s the database takes no more than its share', (_, machineMb, buffers, cached) => {
  expect(sizes(true, machineMb)).toMatchObject({ shared_buffers: buffers, effective_cache_size: cached })
})

test('throw-away data are given little', () => {
  expect(sizes(false, 65_536)).toMatchObject({ shared_buffers: '128MB' })
})
