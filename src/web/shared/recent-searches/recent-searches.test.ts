import { beforeEach, expect, test } from 'vitest'
import { forgetNotes } from '#web/shared/session/device-notes.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the latest search is first, once whatever its capitals, and only eight are kept', () => {
  for (const words of ['lamp', ' Vacoas basket ', 'LAMP', '  ']) rememberSearch(words)
  expect(recentSearches()).toEqual(['LAMP', 'Vacoas basket'])
  for (let number = 1; number <= 9; number += 1) rememberSearch(`tea ${number}`)
  expect(recentSearches()).toHaveLength(8)
  expect(recentSearches()[0]).toBe('tea 9')
})

test('one or all can be forgotten, and a logout forgets all', () => {
  for (const words of ['lamp', 'tea', 'soap']) rememberSearch(words)
  forgetSearch('tea')
  expect(recentSearches()).toEqual(['soap', 'lamp'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
  expect(localStorage).toHaveLength(0)
  rememberSearch('rum')
  forgetNotes()
  expect(recentSearches()).toEqual([])
})

test.each(['{', '"lamp"', '[1, null]', '{}'])('a note that reads %s has no searches', (stored) => {
  localStorage.setItem('zilbazar-searches', stored)
  expect(recentSearches()).toEqual([])
})
