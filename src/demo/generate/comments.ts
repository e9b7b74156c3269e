import { generalRemarks } from '../content/comments/general.ts'
import { remarks } from '../content/comments/index.ts'
import type { Remarks } from '../content/comments/remarks.ts'
import { itemAt, type Random, wholeBelow } from '../random.ts'

/** The share of raters who write nothing, by stars: unhappy people explain themselves. */
const silent = [0, 0.25, 0.35, 0.55, 0.5, 0.42]

const known = new Map<string, Remarks>()
/** Remarks already used about one target, so that none is repeated there. */
const said = new WeakMap<Random, Set<string>>()

/** A comment for a rating; `family` is a product category's key, or 'store'. */
export function demoComment(random: Random, rating: number, family: string): string | null {
  const stars = Math.min(5, Math.max(1, Math.round(rating))) as keyof Remarks
  if (random() < itemAt(silent, stars)) return null
  const manner = random()
  const remark = manner < 0.12 ? '' : fresh(random, remarksOn(family)[stars])
  const aside = manner < 0.12 || manner > 0.62 ? fresh(random, generalRemarks[stars]) : ''
  return `${remark} ${aside}`.trim() || null
}

function fresh(random: Random, sentences: readonly string[]): string {
  const heard = said.get(random) ?? new Set<string>()
  said.set(random, heard)
  const start = wholeBelow(random, sentences.length)
  for (let step = 0; step < sentences.length; step++) {
    const sentence = itemAt(sentences, start + step)
    if (heard.has(sentence)) continue
    heard.add(sentence)
    return sentence
  }
  return ''
}

function remarksOn(family: string): Remarks {
  const found = known.get(family) ?? remarks.find(([start]) => `${family}/`.startsWith(`${start}/`))?.[1]
  if (!found) throw new RangeError(`Nobody has anything to say about '${family}'.`)
  known.set(family, found)
  return found
}
