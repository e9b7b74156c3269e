import { describe, expect, test } from 'vitest'
import { formatPhone } from '#domain/phone.ts'
import { isKnownPlace } from '#domain/places.ts'
import { defaultSize, demoCategories, demoPictures, demoStores } from '../catalogue.ts'

const sizes = [defaultSize, { stores: 3000, products: 50_000 }]

describe.each(sizes)('a catalogue of $stores stores', (size) => {
  const stores = demoStores(size)

  test('has as many as asked for, always the same ones', () => {
    expect(stores).toHaveLength(size.stores)
    expect(demoStores(size)).toEqual(stores)
  })

  test('has a name and an address fit for mail for each', () => {
    expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length)
    expect(new Set(stores.map(({ key }) => key)).size).toBe(stores.length)
    expect(stores.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60)).toEqual([])
  })

  test('uses known places, half of them well-known towns', () => {
    const towns = ['Port Louis', 'Rose Hill', 'Vacoas', 'Curepipe', 'Quatre Bornes', 'Beau Bassin', 'Phoenix']
    const famous = [...towns, 'Mahébourg', 'Grand Baie', 'Goodlands', 'Triolet', 'Centre de Flacq']
    expect(stores.filter(({ address }) => !isKnownPlace(address.city))).toEqual([])
    const share = stores.filter(({ address }) => famous.includes(address.city)).length / stores.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.7)
  })

  test('has phone numbers, and texts of a sensible length', () => {
    for (const { phone, name, description, address } of stores) {
      expect(formatPhone(phone)).toMatch(/^(5 \d{3}|\d{3}) \d{4}$/)
      expect(name.length).toBeLessThanOrEqual(80)
      expect(description.length).toBeGreaterThan(60)
      expect(description.length).toBeLessThanOrEqual(600)
      expect(`${name} ${description}`).not.toMatch(/[{}!]/)
      expect(address.stNumber).toMatch(/^\d{1,6}$/)
    }
  })

  test('has pictures and categories that exist', () => {
    const pictures = new Set(demoPictures().map(({ key }) => key))
    const categories = new Set(demoCategories().stores.map(({ key }) => key))
    expect(stores.filter(({ picture }) => !pictures.has(picture))).toEqual([])
    expect(stores.filter(({ categoryKey }) => !categories.has(categoryKey))).toEqual([])
  })
})
