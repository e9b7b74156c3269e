import { withoutAccents } from '#domain/accents.ts'
import { once } from '#server/platform/once.ts'
import { soundsLike } from './sounds-like.ts'
import { listedWords } from './translations.ts'
import { lettersOf, mayCost, typingCost } from './typing-cost.ts'

/** A word that only sounds the same is a little further away than the same word. */
const otherSpelling = 0.3
const shortest = 3
const fromHereTwoErrors = 8

/** How many errors a word of this length may have. */
export function mostErrors(length: number): number {
  if (length < shortest) return 0
  if (length === shortest) return 0.7
  return length < fromHereTwoErrors ? 1 : 1.8
}

export const allowsTwoErrors = (word: string) => word.length >= fromHereTwoErrors

interface Heard {
  word: string
  letters: number
  sound: string
  soundLetters: number
}
function heard(word: string): Heard {
  const sound = soundsLike(word)
  return { word, letters: lettersOf(word), sound, soundLetters: lettersOf(sound) }
}
const listed = once(() => listedWords().map(heard))

/** The exact cost does not matter when it is above `best`. */
function costOf(typed: Heard, meant: Heard, best: number): number {
  if (typed.word === meant.word) return 0
  const most = Math.min(mostErrors(typed.word.length), best)
  const asWritten = mayCost(typed.letters, meant.letters, most)
    ? typingCost(typed.word, meant.word, most)
    : Number.POSITIVE_INFINITY
  const mostBySound = most - otherSpelling
  if (typed.sound.length < shortest || !mayCost(typed.soundLetters, meant.soundLetters, mostBySound))
    return asWritten
  return Math.min(asWritten, typingCost(typed.sound, meant.sound, mostBySound) + otherSpelling)
}

/** A word that ends in `s` may be a plural. */
export const formsOf = (word: string) => {
  const plain = withoutAccents(word)
  return /[^s]s$/.test(plain) && plain.length > shortest + 1 ? [plain, plain.slice(0, -1)] : [plain]
}

const mostTied = 6

/** The closest of the candidates and of the word list: several when equally close, none when all are too far. */
export function closestWords(word: string, candidates: readonly string[]): string[] {
  const forms = formsOf(word).map(heard)
  let best = Math.max(...forms.map((form) => mostErrors(form.word.length)))
  let closest = new Set<string>()
  // The word as typed has found nothing, although the vocabulary may still contain it from a name that has changed.
  const others = candidates.filter((candidate) => candidate !== withoutAccents(word)).map(heard)
  for (const candidate of [...others, ...listed()]) {
    const cost = Math.min(...forms.map((form) => costOf(form, candidate, best)))
    if (cost > best + 1e-9) continue
    if (cost < best - 1e-9) closest = new Set()
    best = Math.min(best, cost)
    closest.add(candidate.word)
  }
  return [...closest].slice(0, mostTied)
}
