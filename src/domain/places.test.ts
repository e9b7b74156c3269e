import { describe, expect, test } from 'vitest'
import { withoutAccents } from './accents.ts'
import { findPlace, isKnownPlace, placeNames, places } from './places.ts'

test.each([
  ['Mahébourg', 'Mahébourg'],
  ['mahebourg', 'Mahébourg'],
  ['CUREPIPE', 'Curepipe'],
  ['ébène', 'Ebène'],
  ['flic-en-flac', 'Flic en Flac'],
  ['Quatre Sœurs', 'Quatre Soeurs'],
  ['trou d’eau douce', "Trou d'Eau Douce"],
  [' port louis ', 'Port Louis'],
  ['Port', undefined],
  ['Paris', undefined],
  ['', undefined],
])('%j finds %s', (typed, name) => {
  expect(findPlace(typed)?.name).toBe(name)
})

test.each([
  ['Mahébourg', true],
  ['mahebourg', false],
  ['Unknown', false],
])('whether %s may be stored as a city: %s', (name, answer) => {
  expect(isKnownPlace(name)).toBe(answer)
})

describe('the list of places', () => {
  test('is in alphabetical order, whatever the accents, and names each place once', () => {
    const plain = placeNames.map(withoutAccents)
    expect(plain).toEqual([...new Set(plain)].sort())
    expect(plain.length).toBeGreaterThan(100)
  })

  test('finds every place by its own name', () => {
    for (const place of places) expect(findPlace(place.name)).toBe(place)
  })

  test('stays within Mauritius and Rodrigues', () => {
    for (const { latitude, longitude, population } of places) {
      expect(latitude).toBeGreaterThan(-20.6)
      expect(latitude).toBeLessThan(-19.6)
      expect(longitude).toBeGreaterThan(57.2)
      expect(longitude).toBeLessThan(63.6)
      if (population !== null) expect(population).toBeGreaterThan(0)
    }
  })

  test('is imported by no other rule, so that pages without it do not load it', () => {
    const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./places.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    expect(Object.keys(sources).length).toBeGreaterThan(10)
    for (const source of Object.values(sources)) expect(source).not.toMatch(/from '.*places/)
  })
})
