import { expect, test } from 'vitest'
import { withoutAccents } from '#domain/accents.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { articles } from './filler-words.ts'
import { singular } from './singular.ts'
import { soundsLike } from './sounds-like.ts'
import { listedWords } from './translations.ts'

const { sql } = await testDatabase()

/** Words of the list with endings that people add. */
const words = [
  ...listedWords().flatMap((word) => [word, `${word}s`, `${word}es`, `${word}x`]),
  ...['men', 'women', 'children', 'knives', 'shelves', 'buses', 'lenses', 'animaux', 'yeux', 'berries'],
  ...[
    'cookies',
    'mangoes',
    'shoes',
    'toes',
    'tvs',
    'gas',
    'axe',
    'axes',
    'glass',
    'glasses',
    'bijoux',
    'tuyaux',
    '100s',
  ],
]

test('the program and the database agree about the singular of a word', async () => {
  const rows = await sql<{ word: string; one: string }[]>`
    select word, singular(word) as one from unnest(${words}::text[]) as word`
  expect(rows.map(({ one }) => one)).toEqual(rows.map(({ word }) => singular(word)))
})

test('the program and the database agree about how a word sounds', async () => {
  const rows = await sql<{ word: string; sound: string }[]>`
    select word, sounds_like(word) as sound from unnest(${words}::text[]) as word`
  expect(rows.map(({ sound }) => sound)).toEqual(rows.map(({ word }) => soundsLike(word)))
})

test('the program and the database leave out the same articles', async () => {
  const [row] = await sql<{ kept: string[] }[]>`
    select plain_words(${[...articles, 'thé', 'lampe'].join(' ')}) as kept`
  expect(row?.kept).toEqual(['the', 'lampe'])
  expect([...articles].every((word) => word === word.toLowerCase())).toBe(true)
  expect(withoutAccents('thé')).toBe('the')
})
