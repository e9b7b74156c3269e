import { expect, test } from 'vitest'
import type { Tables } from '#server/platform/database/connect.ts'
import { closeSpellings } from './close-spellings.ts'

const untouched = {
  execute: () => Promise.reject(new Error('The database was asked.')),
} as unknown as Tables

test('a search with many unknown words is given up without searching every text', async () => {
  const words = ['zebu', 'zinc', 'zest', 'zonal', 'zipped', 'zealous', 'zephyr']
  expect(await closeSpellings(untouched).unitsFor(words)).toBeUndefined()
  await expect(closeSpellings(untouched).unitsFor(words.slice(0, 6))).rejects.toThrow()
})
