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

test('the next visit starts with the view of the last one', () => {
  expect(rememberedPlace()).toBe(start)
  rememberPlace('products/edit')
  expect(rememberedPlace()).toBe('products/edit')
})

test('an unknown stored view, or a blocked storage, opens the profile', () => {
  localStorage.setItem('zilbazar-dashboard', 'orders pending')
  expect(rememberedPlace()).toEqual(start)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(rememberedPlace()).toEqual(start)
})
