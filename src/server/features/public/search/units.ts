import { translationsBySpelling, translationsOf } from './translations.ts'

/** One thing that must match: a word or phrase, and its translations. */
export interface Unit {
  /** One of these as typed. */
  typed: string[]
  translations: string[]
}

type LookUp = (phrase: string) => string[] | undefined

const longestPhrase = 3

export function unitsOf(words: readonly string[]): Unit[] {
  return cut(words, translationsOf)
}

/** Folds the spelling of words that the list does not contain; undefined when that adds nothing. */
export function unitsBySpelling(words: readonly string[]): Unit[] | undefined {
  let hasMore = false
  const units = cut(words, (phrase) => {
    const exact = translationsOf(phrase)
    if (exact) return exact
    const folded = translationsBySpelling(phrase)
    if (folded) hasMore = true
    return folded
  })
  return hasMore ? units : undefined
}

/** The longest phrase in the list is one unit. */
function cut(words: readonly string[], lookUp: LookUp): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at)
    let translations: string[] | undefined
    for (; length > 0; length -= 1) {
      translations = lookUp(words.slice(at, at + length).join(' '))
      if (translations) break
    }
    const taken = Math.max(length, 1)
    units.push({ typed: [words.slice(at, at + taken).join(' ')], translations: translations ?? [] })
    at += taken
  }
  return units
}
