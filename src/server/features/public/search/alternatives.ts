import type { SearchAlternatives } from '#contract/public/search.ts'
import type { Language } from '#domain/language.ts'
import { prepared } from '#server/lists/prepared.ts'
import { wordsIn } from '#server/lists/search-words.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { readUnits, type Spend } from '#server/platform/limits/read-budget.ts'
import type { CloseSpellings, DoubtfulWord } from './close-spellings.ts'
import { tellingWords } from './filler-words.ts'
import type { SearchQueries } from './search.queries.ts'
import type { SearchService } from './search.service.ts'
import { translationsOf } from './translations.ts'

const most = 6
/** With more results than this nobody is asked whether something else was meant. */
const fewResults = 3
/** A word that is used is corrected only towards one that so many times more products have. */
const timesMoreUsed = 5

const bestRated = 'order by average_rating desc, rating_count desc, id'

const shownName = { en: 'name', fr: 'coalesce(name_fr, name)' }
const categoriesStatement = (language: Language, which: string) => `
  select id as "_id", ${shownName[language]} as name from product_categories where ${which}
  order by depth, position, product_categories.name limit ${most}`
const storesStatement = (which: string) => `
  select id from stores where status = 'active' and ${which} ${bestRated} limit ${most}`

/** Any of the words in a name. */
const resembles = 'name_words @@ (select search_query({any}::text::jsonb))'

interface AlternativesDeps {
  tables: Tables
  queries: SearchQueries
  spellings: CloseSpellings
  search: Pick<SearchService, 'totalAsWritten'>
  clock: Clock
}

export type Alternatives = ReturnType<typeof alternatives>

/** Where to go on when a search finds little or nothing. */
export function alternatives({ tables, queries, spellings, search, clock }: AlternativesDeps) {
  const named = (language: Language, which: string) =>
    prepared<{ _id: string; name: string }>(tables, categoriesStatement(language, which))
  const closeCategories = { en: named('en', resembles), fr: named('fr', resembles) }
  const rootCategories = { en: named('en', 'depth = 0'), fr: named('fr', 'depth = 0') }
  const closeStores = prepared<{ id: string }>(tables, storesStatement(resembles))
  const bestStores = prepared<{ id: string }>(tables, storesStatement('true'))

  /** The closest word that most products have, if it is worth asking about. */
  async function meant({ word, isUsed, closest }: DoubtfulWord): Promise<string | undefined> {
    const [asTyped, ...others] = await Promise.all([word, ...closest].map(queries.countNamed))
    const counted = closest.map((candidate, index) => ({ candidate, count: others[index] ?? 0 }))
    counted.sort((one, other) => other.count - one.count || one.candidate.localeCompare(other.candidate))
    const [best] = counted
    if (!best) return undefined
    // A word of descriptions is right as it is, although no name has it.
    const isBetter = isUsed ? asTyped && best.count >= timesMoreUsed * asTyped : true
    return isBetter ? best.candidate : undefined
  }

  async function corrected(q: string, words: readonly string[], doubtful: readonly DoubtfulWord[]) {
    const total = await search.totalAsWritten(words)
    if (total > fewResults) return undefined
    const corrections = new Map<string, string>()
    for (const each of doubtful) {
      const better = await meant(each)
      if (better) corrections.set(each.word, better)
    }
    if (corrections.size === 0) return undefined
    const correct = (word: string) => corrections.get(word) ?? word
    const found = await search.totalAsWritten(words.map(correct))
    return found > total ? withCorrections(q, correct) : undefined
  }

  async function close(words: readonly string[], doubtful: readonly DoubtfulWord[], language: Language) {
    const similar = [...words, ...doubtful.flatMap(({ closest }) => closest)]
    const typed = [...new Set([...similar, ...similar.flatMap((word) => translationsOf(word) ?? [])])]
    const any = JSON.stringify([{ typed, translations: [] }])
    const [categories, stores] = await Promise.all([closeCategories[language]({ any }), closeStores({ any })])
    return { categories, stores, areClose: categories.length + stores.length > 0 }
  }

  async function popular(language: Language) {
    const [categories, stores] = await Promise.all([rootCategories[language](), bestStores()])
    return { categories, stores, areClose: false }
  }

  return {
    async of(q: string, language: Language, spend: Spend): Promise<SearchAlternatives> {
      const words = tellingWords(wordsIn(q))
      if (words.length > 0) spend(readUnits.alternatives)
      const doubtful = words.length > 0 ? await spellings.closeTo(words) : []
      const didYouMean = doubtful.length > 0 ? await corrected(q, words, doubtful) : undefined
      const resembling = words.length > 0 ? await close(words, doubtful, language) : undefined
      const { categories, stores, areClose } = resembling?.areClose ? resembling : await popular(language)
      const cards = await queries.cards(
        'stores',
        stores.map(({ id }) => id),
      )
      const now = clock()
      return {
        ...(didYouMean && { didYouMean }),
        categories: categories.map(({ _id, name }) => ({ _id, name })),
        stores: cards.map((row) => toStore(row, now, language)),
        areClose,
      }
    },
  }
}

/** The search as it was typed, with other words in the places of the corrected ones. */
const withCorrections = (q: string, correct: (word: string) => string) =>
  q.normalize('NFC').replaceAll(/\d+\.\d+|[\p{L}\p{N}]+/gu, correct)
