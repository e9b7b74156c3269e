import { withoutAccents } from '#domain/accents.ts'

/**
 * Articles and similar words, which names are not indexed by. `plain_words()` in the database has the same list, and
 * a test compares them.
 */
export const articles: ReadonlySet<string> = new Set(
  `s the a an of and for with in on at to de du des d le la les l et un une à au aux en avec pour
  ek ar pou dan bann enn`.split(/\s+/),
)

/** Words such as 'buy': they say that something is wanted, not what. */
const intentWords: ReadonlySet<string> = new Set('buy cheap price acheter prix aste pri bomarse'.split(' '))

/** Removes filler words, unless nothing else is left. Accents matter: 'the' is an article, 'thé' is not. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !articles.has(word.toLowerCase()))
  const things = telling.filter((word) => !intentWords.has(withoutAccents(word)))
  return things.length > 0 ? things : telling.length > 0 ? telling : [...words]
}
