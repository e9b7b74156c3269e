import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const areasIn = (language: string) =>
  readdirSync(path.join(here, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()

/** Every plain text of a catalogue, by where it stands. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`))
}

/** Names, addresses, examples and single words that both languages share say the same on purpose. */
const isSentence = (text: string) => /^[A-Z‘“(].*\p{L}+ \p{L}+ \p{L}+/u.test(text)

test('both languages have the same areas', () => {
  expect(areasIn('fr')).toEqual(areasIn('en'))
})

test.each(areasIn('en'))('%s says the same things in both languages, each in its own words', async (area) => {
  const english = await import(path.join(here, 'en', `${area}.ts`))
  const french = await import(path.join(here, 'fr', `${area}.ts`))
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort())

  const words = new Map(textsOf(french))
  const [places, translated] = [textsOf(english).map(([place]) => place), [...words.keys()]]
  expect(translated).toEqual(places)
  const left = textsOf(english).filter(([place, text]) => isSentence(text) && words.get(place) === text)
  expect(left).toEqual([])
})

/** Names with a capital inside that people know. */
const knownNames = ['GeoNames', 'JavaScript', 'MauCAS', 'OpenStreetMap', 'WebP', 'WhatsApp', 'iPhone']

test.each(areasIn('en'))('%s says no name of the program’s code', async (area) => {
  for (const language of ['en', 'fr']) {
    const texts = textsOf(await import(path.join(here, language, `${area}.ts`)))
    const names = texts.flatMap(([, text]) => text.match(/\b\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? [])
    expect(names.filter((name) => !knownNames.includes(name))).toEqual([])
  }
})
