import { withoutAccents } from '#domain/accents.ts'

const pairs = [
  ['ph', 'f'],
  ['ck', 'k'],
  ['qu', 'k'],
  ['ch', 'sh'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['ge', 'ze'],
  ['gi', 'zi'],
  ['ee', 'i'],
  ['ie', 'i'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ll', 'l'],
] as const
const letters: Readonly<Record<string, string>> = { w: 'v', y: 'i', j: 'z', q: 'k', c: 'k' }

/**
 * How a word sounds rather than how it is written. `sounds_like()` in the database has the same rules, and a test
 * compares the two.
 */
export function soundsLike(word: string): string {
  const joined = pairs.reduce((text, [from, to]) => text.replaceAll(from, to), withoutAccents(word))
  return joined.replaceAll(/[wyjqc]/g, (letter) => letters[letter] ?? letter)
}
