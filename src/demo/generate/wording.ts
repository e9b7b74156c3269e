import type { ProductTemplate } from '../content/template.ts'
import { itemAt, type Random, strideFor, textNumber, wholeBelow } from '../random.ts'

/** A sentence split at its {slots}: text, slot, text, slot, text. */
type Cut = readonly string[]

interface Slot {
  name: string
  words: readonly string[]
}

interface Title {
  cut: Cut
  slots: readonly Slot[]
  /** How many different titles it makes in one town. */
  ways: number
}

interface About {
  cut: Cut
  slots: readonly Slot[]
}

/** A template prepared for writing many products. */
export interface Wording {
  titles: readonly Title[]
  abouts: readonly About[]
  factors: ReadonlyMap<string, number>
  /** How many different titles there are in one town. */
  ways: number
  stride: number
}

interface Written {
  title: string
  description: string
  /** The factor of the size on the price. */
  factor: number
}

export function wordingOf({ key, titles, about, fill = {}, sizes = [] }: ProductTemplate): Wording {
  const words: Record<string, readonly string[]> = { size: sizes.map(([label]) => label), ...fill }
  const cutUp = (sentence: string): About => {
    const cut = sentence.split(/[{}]/)
    const names = new Set(cut.filter((name, index) => index % 2 === 1 && name !== 'town'))
    const slots = [...names].map((name) => {
      const choice = words[name]
      if (!choice || choice.length === 0) throw new RangeError(`'${key}' has no words for {${name}}.`)
      return { name, words: choice }
    })
    return { cut, slots }
  }
  const cutTitles = titles.map((title) => {
    const { cut, slots } = cutUp(title)
    return { cut, slots, ways: slots.reduce((product, slot) => product * slot.words.length, 1) }
  })
  const ways = cutTitles.reduce((sum, title) => sum + title.ways, 0)
  const stride = strideFor(ways, Math.round(ways * 0.618) + (textNumber(key) % 3))
  return { titles: cutTitles, abouts: about.map(cutUp), factors: new Map(sizes), ways, stride }
}

/** Writes the nth combination; the description matches the title. */
export function write(wording: Wording, way: number, town: string, random: Random): Written {
  let rest = way % wording.ways
  let title = itemAt(wording.titles, 0)
  for (title of wording.titles) {
    if (rest < title.ways) break
    rest -= title.ways
  }
  const said = new Map<string, string>([['town', town]])
  for (const { name, words } of title.slots) {
    said.set(name, itemAt(words, rest))
    rest = Math.floor(rest / words.length)
  }
  const about = itemAt(wording.abouts, wholeBelow(random, wording.abouts.length))
  for (const { name, words } of about.slots) {
    if (!said.has(name)) said.set(name, itemAt(words, wholeBelow(random, words.length)))
  }
  const size = said.get('size')
  return {
    title: joined(title.cut, said),
    description: joined(about.cut, said),
    factor: size === undefined ? 1 : (wording.factors.get(size) ?? 1),
  }
}

function joined(cut: Cut, said: ReadonlyMap<string, string>): string {
  let text = ''
  for (let at = 0; at < cut.length; at++) {
    const part = cut[at] ?? ''
    const words = at % 2 === 0 ? part : (said.get(part) ?? '')
    // A slot at the start of a sentence begins it with a capital.
    const startsSentence = text === '' || text.endsWith('. ')
    text += startsSentence ? words.charAt(0).toUpperCase() + words.slice(1) : words
  }
  return text
}
