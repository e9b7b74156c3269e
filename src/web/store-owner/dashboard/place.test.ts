// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { placeIn, rememberedPlace, rememberPlace, start } from './place.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['profile', 'announcement', true],
  ['products', 'all', true],
  ['products', 'announcement', false],
  ['profile', 'all', false],
  ['settings', 'all', false],
  [undefined, undefined, false],
])('the dashboard has a place %s, %s: %s', (tab, view, exists) => {
  expect(placeIn(tab, view)).toBe(exists ? `${tab}/${view}` : undefined)
})

test('the next visit starts where the last one ended', () => {
  expect(rememberedPlace()).toBe(start)
  rememberPlace('products/edit')
  expect(rememberedPlace()).toBe('products/edit')
})

test('a memory of a place that is no more, or a closed storage, leads to the profile', () => {
  localStorage.setItem('zilbazar-dashboard', 'orders pending')
  expect(rememberedPlace()).toEqual(start)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(rememberedPlace()).toEqual(start)
})
