import { expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { createPlaces } from './places.ts'

const uploads = { name: 'uploads', each: 2, longestMs: 60_000 }

test('one person has so many places in all processes together, and a place that was given back is free', async () => {
  const { tables } = await testDatabase()
  const [here, there] = [createPlaces(tables, uploads), createPlaces(tables, uploads)]
  const taken = await Promise.all([here('Anjali'), there('Anjali'), here('Anjali'), there('Anjali')])
  const held = taken.filter((each) => each !== undefined)
  expect(held).toHaveLength(2)
  expect(await there('Devi')).toBeDefined()
  await held[0]?.()
  await held[0]?.()
  expect(await there('Anjali')).toBeDefined()
  expect(await here('Anjali')).toBeUndefined()
})

test('a place whose process was killed becomes free by itself', async () => {
  const { tables } = await testDatabase()
  const take = createPlaces(tables, { ...uploads, each: 1 })
  const first = await take('Anjali')
  expect(await take('Anjali')).toBeUndefined()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect(await take('Anjali')).toBeDefined()
  await first?.()
  expect(await take('Anjali')).toBeUndefined()
  vi.restoreAllMocks()
})
