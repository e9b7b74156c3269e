import { afterEach, expect, test, vi } from 'vitest'
import { rememberedView, rememberView, start, viewIn } from './views.ts'

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
])('the dashboard has a view %s, %s: %s', (tab, view, exists) => {
  expect(viewIn(tab, view)).toBe(exists ? `${tab}/${view}` : undefined)
})

test('the next visit starts with the view of the last one', () => {
  expect(rememberedView()).toBe(start)
  rememberView('products/edit')
  expect(rememberedView()).toBe('products/edit')
})

test('an unknown stored view, or a blocked storage, opens the insights', () => {
  localStorage.setItem('zilbazar-dashboard', 'orders pending')
  expect(rememberedView()).toEqual(start)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(rememberedView()).toEqual(start)
})
