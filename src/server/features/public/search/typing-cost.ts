const swapped = 0.7
const doubled = 0.6
const missed = 0.8
const wrong = 1
/** People seldom mistype the first letter, except by swapping it with the second. */
const atStart = 0.5

/**
 * The optimal string alignment distance: two swapped letters are one error, and likelier errors cost less. Above
 * `most` the exact figure does not matter.
 */
export function typingCost(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) * doubled > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let row = [0]
  for (let j = 1; j <= word.length; j += 1) row[j] = j * missed + atStart
  let least = 0
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i * missed + atStart]
    let leastNext = next[0] as number
    for (let j = 1; j <= word.length; j += 1) {
      const cost = cheapest(typed, word, i, j, before, row, next[j - 1] as number)
      next[j] = cost
      if (cost < leastNext) leastNext = cost
    }
    // A swap looks back over two rows.
    if (Math.min(least, leastNext) > most) return Number.POSITIVE_INFINITY
    least = leastNext
    before = row
    row = next
  }
  return row[word.length] as number
}

function cheapest(
  typed: string,
  word: string,
  i: number,
  j: number,
  before: readonly number[],
  row: readonly number[],
  left: number,
): number {
  const [a, b] = [typed.charCodeAt(i - 1), word.charCodeAt(j - 1)]
  const diagonal = row[j - 1] as number
  const tooMany = (row[j] as number) + (a === typed.charCodeAt(i - 2) ? doubled : missed)
  const tooFew = left + (b === word.charCodeAt(j - 2) ? doubled : missed)
  const other = a === b ? diagonal : diagonal + wrong + (i === 1 && j === 1 ? atStart : 0)
  const isSwapped = i > 1 && j > 1 && a !== b && a === word.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2)
  return Math.min(tooMany, tooFew, other, isSwapped ? (before[j - 2] as number) + swapped : other)
}

/** Which letters a word has, as bits. Other characters share the bits of letters. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Whether words with these letters may cost so little. A wrong letter changes two of them at most, a missed one changes one,
 * and swapped and doubled ones change none, so each letter that only one of the words has costs at least half of a wrong one.
 */
export function mayCost(some: number, others: number, most: number): boolean {
  return countBits(some ^ others) * (wrong / 2) <= most + 1e-9
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** Every spelling that is one typing error away, and the word itself. */
export function oneErrorAway(word: string): string[] {
  const found = new Set([word])
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    for (const letter of alphabet) found.add(head + letter + tail)
    if (tail === '') continue
    found.add(head + tail.slice(1))
    for (const letter of alphabet) found.add(head + letter + tail.slice(1))
    if (tail.length > 1) found.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
  }
  return [...found]
}
