import { describe, expect, test } from 'vitest'
import { mostSavedSearches } from '#domain/limits.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'
import { refusal } from '#tests/support/refusal.ts'

const { shop, aProcess, aPerson, aFollower, lettersTo } = await alertsApp()

describe('a saved search', () => {
  test('tells of new products whose names match, in the chosen city', async () => {
    const person = await aPerson()
    const { client } = person
    await client.alert.saveSearch({ q: 'ravann' })
    await client.alert.saveSearch({ q: 'shoes', city: 'Souillac' })
    await shop.given.product({ title: 'Ravann of goat skin' })
    await shop.given.product({ title: 'Sega dress' })
    await shop.given.product({ title: 'Red shoes', store: await shop.given.store({ city: 'Curepipe' }) })
    await shop.given.product({ title: 'Blue shoes', store: await shop.given.store({ city: 'Souillac' }) })
    await aProcess().round()
    const [letter] = await lettersTo(person.email)
    expect(letter?.alerts.map(({ title }) => title).sort()).toEqual(['Blue shoes', 'Ravann of goat skin'])
    expect(letter?.alerts.every(({ kind }) => kind === 'search-match')).toBe(true)
  })

  test('finds the translation of a word, as the search does', async () => {
    const person = await aPerson()
    await person.client.alert.saveSearch({ q: 'soulie' })
    await shop.given.product({ title: 'Leather shoes' })
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('and a followed store tell of the same product once', async () => {
    const { person, store } = await aFollower()
    await person.client.alert.saveSearch({ q: 'ravann' })
    await shop.given.product({ store, title: 'Ravann' })
    await aProcess().round()
    expect((await lettersTo(person.email)).flatMap(({ alerts }) => alerts)).toHaveLength(1)
  })

  test('is saved once, and can be removed', async () => {
    const { client } = await aPerson()
    await client.alert.saveSearch({ q: 'ravann' })
    await client.alert.saveSearch({ q: 'Ravann' })
    const { searches } = await client.alert.mine({})
    expect(searches).toMatchObject([{ q: 'ravann', city: null }])
    await client.alert.removeSearch({ searchId: searches[0]?._id ?? '' })
    expect((await client.alert.mine({})).searches).toEqual([])
  })

  test.each(['???', '   '])('%j has no word and is refused', async (q) => {
    const { client } = await aPerson()
    expect(await refusal(client.alert.saveSearch({ q }))).toMatchObject({ status: 400 })
  })

  test('is one of a few', async () => {
    const { client } = await aPerson()
    for (let number = 0; number < mostSavedSearches; number += 1)
      await client.alert.saveSearch({ q: `word ${number}` })
    expect(await refusal(client.alert.saveSearch({ q: 'one more' }))).toMatchObject({
      status: 409,
      message: 'You can save 20 searches. Please remove one first.',
    })
  })
})
