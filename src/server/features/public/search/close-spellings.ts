import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'
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

/** The words that occur in some text. */
const usedStatement = 'select word from unnest({words}::text[]) as word where is_used_word(word)'

/**
 * One error away by the indexes of words and of sounds; two errors away, for long words, by shared trigrams. The hundreds of
 * spellings are hidden from the planner: it would read the whole vocabulary instead, after looking at each of them, and plan
 * the statement for each search.
 */
const nearStatement = `
  select word from search_vocabulary where word = any ((select {spelt}::text[])::text[])
  union
  select word from search_vocabulary where sound = any ((select {heard}::text[])::text[])
  union
  select near.word from unnest((select {long}::text[])) as typed cross join lateral (
    select word from search_vocabulary where sound % typed
    order by similarity(sound, typed) desc limit ${mostNear}) as near`

export interface DoubtfulWord {
  word: string
  /** Whether some text has it. */
  isUsed: boolean
  closest: string[]
}

export type CloseSpellings = ReturnType<typeof closeSpellings>

/** Corrects typing errors towards words that name something. A correction is not corrected again. */
export function closeSpellings(tables: Tables) {
  const used = prepared<{ word: string }>(tables, usedStatement)
  const near = prepared<{ word: string }>(tables, nearStatement)

  async function usedWords(words: readonly string[]): Promise<Set<string>> {
    return new Set(words.length > 0 ? textsOf(await used({ words })) : [])
  }

  async function nearWords(words: readonly string[]): Promise<string[]> {
    const rows = await near({
      spelt: words.flatMap(oneErrorAway),
      heard: words.flatMap((each) => oneErrorAway(soundsLike(each))),
      long: words.filter(allowsTwoErrors).map(soundsLike),
    })
    return textsOf(rows)
  }

  return {
    /**
     * The words that resemble nothing listed, with those closest to each. Also for words that are used, because a
     * product may be misspelt as well.
     */
    async closeTo(words: readonly string[]): Promise<DoubtfulWord[]> {
      const doubtful = words.filter((word) => !translationsOf(word) && mostErrors(word.length) > 0)
      if (doubtful.length === 0 || doubtful.length > mostUnknown) return []
      const [known, candidates] = await Promise.all([
        usedWords(doubtful),
        nearWords(doubtful.flatMap(formsOf)),
      ])
      return doubtful.map((word) => {
        const others = candidates.filter((candidate) => !formsOf(word).includes(candidate))
        return { word, isUsed: known.has(word), closest: closestWords(word, others) }
      })
    },

    /** What may have been meant; undefined when a word resembles nothing. */
    async unitsFor(words: readonly string[]): Promise<Unit[] | undefined> {
      const unlisted = words.filter((word) => !translationsOf(word))
      if (unlisted.length > mostUnlisted) return undefined
      const known = words.length > 1 ? await usedWords(unlisted) : new Set<string>()
      const unknown = unlisted.filter((word) => !known.has(word))
      if (unknown.length === 0 || unknown.length > mostUnknown) return undefined
      if (unknown.some((word) => mostErrors(word.length) === 0)) return undefined
      const candidates = await nearWords(unknown.flatMap(formsOf))
      const meant = words.map((word) => (unknown.includes(word) ? closestWords(word, candidates) : [word]))
      return meant.every((alternatives) => alternatives.length > 0) ? unitsFrom(meant) : undefined
    },
  }
}

const textsOf = (rows: readonly { word: string }[]) => rows.map(({ word }) => word)

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
