import { withoutAccents } from '#domain/accents.ts'
import { soundsLike } from './sounds-like.ts'
import { listedWords } from './translations.ts'
import { typingCost } from './typing-cost.ts'

/** A word that only sounds the same is a little further away than the same word. */
const otherSpelling = 0.3
const shortest = 3
const fromHereTwoErrors = 8

/** How much may be wrong with a word of this length. */
export function mostErrors(length: number): number {
  if (length < shortest) return 0
  if (length === shortest) return 0.7
  return length < fromHereTwoErrors ? 1 : 1.8
}

export const allowsTwoErrors = (word: string) => word.length >= fromHereTwoErrors

function costOf(typed: string, word: string): number {
  if (typed === word) return 0
  const most = mostErrors(typed.length)
  const asWritten = typingCost(typed, word, most)
  const sound = soundsLike(typed)
  const asHeard = typingCost(sound, soundsLike(word), most - otherSpelling) + otherSpelling
  return Math.min(asWritten, sound.length < shortest ? asWritten : asHeard)
}

/** With an `s` at its end a word may be a plural of what is meant. */
export const formsOf = (word: string) => {
  const plain = withoutAccents(word)
  return /[^s]s$/.test(plain) && plain.length > shortest + 1 ? [plain, plain.slice(0, -1)] : [plain]
}

const mostTied = 6

/** The closest of these candidates and of the word list, several when they are equally close; none when all are too far. */
export function closestWords(word: string, candidates: readonly string[]): string[] {
  const forms = formsOf(word)
  const most = Math.max(...forms.map((form) => mostErrors(form.length)))
  let [best, closest]: [number, string[]] = [most, []]
  for (const candidate of new Set([...candidates, ...listedWords])) {
    const cost = Math.min(...forms.map((form) => costOf(form, candidate)))
    if (cost > best + 1e-9) continue
    if (cost < best - 1e-9) [best, closest] = [cost, []]
    closest.push(candidate)
  }
  return closest.slice(0, mostTied)
}
