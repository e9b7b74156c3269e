import { sql } from 'drizzle-orm'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, searchVocabulary, stores } from '#server/platform/database/schema/index.ts'
import { allowsTwoErrors, closestWords, formsOf, mostErrors } from './closest-words.ts'
import { soundsLike } from './sounds-like.ts'
import { translationsOf } from './translations.ts'
import { oneErrorAway } from './typing-cost.ts'
import { type Unit, unitsOf } from './units.ts'

/** A search with more unknown words than this is not a matter of spelling. */
const mostUnknown = 4
/** Each such word costs a lookup in every text. */
const mostUnlisted = 6
const mostNear = 100

export type CloseSpellings = ReturnType<typeof closeSpellings>

/** Corrects typing errors towards words that name something. A correction is not corrected again. */
export function closeSpellings(tables: Tables) {
  return {
    /** What may have been meant; undefined when a word resembles nothing. */
    async unitsFor(words: readonly string[]): Promise<Unit[] | undefined> {
      const unlisted = words.filter((word) => !translationsOf(word))
      if (unlisted.length > mostUnlisted) return undefined
      const used = words.length > 1 ? await usedWords(tables, unlisted) : new Set<string>()
      const unknown = unlisted.filter((word) => !used.has(word))
      if (unknown.length === 0 || unknown.length > mostUnknown) return undefined
      if (unknown.some((word) => mostErrors(word.length) === 0)) return undefined
      const near = await nearWords(tables, unknown.flatMap(formsOf))
      const meant = words.map((word) => (unknown.includes(word) ? closestWords(word, near) : [word]))
      return meant.every((alternatives) => alternatives.length > 0) ? unitsFrom(meant) : undefined
    },
  }
}

/** Phrases are recognised by the first of equally close words. */
function unitsFrom(meant: readonly string[][]): Unit[] {
  const others = new Map(meant.map(([first = '', ...rest]) => [first, rest]))
  return unitsOf(meant.map(([first = '']) => first)).map(({ typed, translations }) => {
    const alternatives = typed.flatMap((word) => others.get(word) ?? [])
    return {
      typed: [...typed, ...alternatives],
      translations: [...translations, ...alternatives.flatMap((word) => translationsOf(word) ?? [])],
    }
  })
}

/** The words that occur in some text. Counted, because for `exists` the planner would read the table in order. */
async function usedWords(tables: Tables, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const uses = words.map(
    (word) => sql`select ${word}::text as word where 0 < (
      select count(*) from ${products}
        where ${visibleProduct} and ${products.search} @@ (select plainto_tsquery('zilbazar', ${word})))
      or 0 < (
        select count(*) from ${stores}
        where ${visibleStore} and ${stores.search} @@ (select plainto_tsquery('zilbazar', ${word})))`,
  )
  const rows = await tables.execute<{ word: string }>(sql.join(uses, sql` union all `))
  return new Set([...rows].map(({ word }) => word))
}

/** One error away by the indexes of words and of sounds; two errors away, for long words, by shared trigrams. */
async function nearWords(tables: Tables, words: readonly string[]): Promise<string[]> {
  const { word, sound } = searchVocabulary
  const spelt = words.flatMap(oneErrorAway)
  const heard = words.flatMap((each) => oneErrorAway(soundsLike(each)))
  const long = words.filter(allowsTwoErrors).map(
    (each) => sql`
    (select ${word} from ${searchVocabulary} where ${sound} % ${soundsLike(each)}
    order by similarity(${sound}, ${soundsLike(each)}) desc limit ${mostNear})`,
  )
  const rows = await tables.execute<{ word: string }>(
    sql.join(
      [
        sql`select ${word} from ${searchVocabulary} where ${word} = any (${sql.param(spelt)}::text[])`,
        sql`select ${word} from ${searchVocabulary} where ${sound} = any (${sql.param(heard)}::text[])`,
        ...long,
      ],
      sql` union `,
    ),
  )
  return [...rows].map((row) => row.word)
}
