import { withoutAccents } from '#domain/accents.ts'
import { once } from '#server/platform/once.ts'
import { articles } from './filler-words.ts'
import { foldSpelling } from './fold-spelling.ts'
import { singular } from './singular.ts'
import { type Word, type WordGroup, wordGroups } from './word-list.ts'

/** Shorter words fold into too many others. */
const shortestFolded = 3

const wordsOf = (phrase: string) =>
  (phrase.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !articles.has(word.toLowerCase()))
const plainKey = (phrase: string) =>
  wordsOf(phrase)
    .map((word) => singular(withoutAccents(word)))
    .join(' ')
const foldedKey = (phrase: string) => wordsOf(phrase).map(foldSpelling).join(' ')

function indexBy(keyOf: (phrase: string) => string, isIndexed: (word: Word) => boolean) {
  const index = new Map<string, Set<WordGroup>>()
  for (const group of wordGroups) {
    for (const word of group.filter(isIndexed)) {
      const key = keyOf(word.text)
      index.set(key, (index.get(key) ?? new Set()).add(group))
    }
  }
  return index
}

/** Made at the first search: the app starts sooner. */
const byPlain = once(() => indexBy(plainKey, () => true))
const byFolded = once(() => indexBy(foldedKey, ({ isEnglish }) => !isEnglish))

function searchedFor(groups: ReadonlySet<WordGroup>, key: string): string[] {
  const texts = [...groups].flatMap((group) =>
    group.filter((word) => word.isSearchedFor && plainKey(word.text) !== key).map((word) => word.text),
  )
  return [...new Set(texts)]
}

/** What a word or phrase means in the other languages; undefined when the list does not contain it. */
export function translationsOf(phrase: string): string[] | undefined {
  const key = plainKey(phrase)
  const groups = byPlain().get(key)
  return groups && searchedFor(groups, key)
}

/** The same for another spelling of a French or Kreol word. */
export function translationsBySpelling(phrase: string): string[] | undefined {
  const key = foldedKey(phrase)
  const groups = key.length < shortestFolded ? undefined : byFolded().get(key)
  return groups && searchedFor(groups, plainKey(phrase))
}

/** Every single word of the list; typing errors are corrected towards these too. */
export const listedWords = (): string[] => [
  ...new Set(
    wordGroups.flatMap((group) =>
      group.flatMap(({ text }) => wordsOf(text).map((word) => withoutAccents(word))),
    ),
  ),
]
