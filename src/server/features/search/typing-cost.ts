const swapped = 0.7
const doubled = 0.6
const missed = 0.8
const wrong = 1
/** People seldom mistype the first letter, except by swapping it with the second. */
const atStart = 0.5

/**
 * How far what was typed is from a word: the optimal string alignment distance, in which two swapped letters are one error, with
 * likelier errors cheaper. Beyond `most` the exact figure does not matter.
 */
export function typingCost(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) * doubled > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, j) => j * missed + (j > 0 ? atStart : 0))
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i * missed + atStart]
    for (let j = 1; j <= word.length; j += 1) next.push(cheapest(typed, word, i, j, { before, row, next }))
    // A swap reaches back over two rows.
    if (Math.min(...next, ...row) > most) return Number.POSITIVE_INFINITY
    before = row
    row = next
  }
  return row[word.length] ?? Number.POSITIVE_INFINITY
}

interface Rows {
  before: number[]
  row: number[]
  next: number[]
}

function cheapest(typed: string, word: string, i: number, j: number, { before, row, next }: Rows): number {
  const [a, b] = [typed[i - 1], word[j - 1]]
  const up = row[j] ?? 0
  const left = next[j - 1] ?? 0
  const diagonal = row[j - 1] ?? 0
  const tooMany = up + (a === typed[i - 2] ? doubled : missed)
  const tooFew = left + (b === word[j - 2] ? doubled : missed)
  const other = diagonal + (a === b ? 0 : wrong + (i === 1 && j === 1 ? atStart : 0))
  const isSwapped = i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2] && a !== b
  return Math.min(tooMany, tooFew, other, isSwapped ? (before[j - 2] ?? 0) + swapped : other)
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** Every spelling that one typing error leads to, and the word itself. */
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
