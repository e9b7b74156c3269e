import { seededRandom } from './random.ts'

/** Words to search for, by how much they find. */
export interface SearchWords {
  common: string[]
  rare: string[]
  two: string[]
  misspelt: string[]
  none: string[]
  /** Beginnings of words, as they are typed into the search box. */
  beginnings: string[]
}

const shortest = 4
const mostCommon = 40
const mostOthers = 400

/** Taken from titles of the catalogue, so that they find something in every size. */
export function searchWords(titles: readonly string[]): SearchWords {
  const counts = new Map<string, number>()
  const pairs = new Set<string>()
  for (const title of titles) {
    const words = wordsOf(title)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (words[0] && words[1] && words[0] !== words[1]) pairs.add(`${words[0]} ${words[1]}`)
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
  const long = byCount.filter((word) => word.length >= 6)
  return {
    common: byCount.slice(0, mostCommon),
    rare: byCount.slice(-mostOthers).reverse(),
    two: [...pairs].slice(0, mostOthers),
    misspelt: long
      .map(misspelt)
      .filter((word) => !counts.has(word))
      .slice(0, mostOthers),
    none: nonsense(mostOthers),
    beginnings: [...new Set(byCount.flatMap((word) => [word.slice(0, 2), word.slice(0, 3)]))],
  }
}

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortest)

/** Two letters in the middle change places. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2)
  const letters = [...word]
  letters.splice(middle - 1, 2, letters[middle] ?? '', letters[middle - 1] ?? '')
  return letters.join('')
}

function nonsense(count: number): string[] {
  const random = seededRandom()
  const letter = () => 'bcdfghjklmnpqrstvwxz'[Math.floor(random() * 20)]
  return Array.from({ length: count }, () => Array.from({ length: 9 }, letter).join(''))
}
