import { type Unit, unitsBySpelling, unitsOf } from './units.ts'

/** What must match, all of it; the beginning of a word, where the last one may be unfinished. */
export type Wanted = readonly ((Unit & { isStemmed?: true }) | { beginning: string })[]

/** One way to match: a column of words, and what it must have. `search_query()` makes a query of it. */
export interface Step {
  column: 'name_words' | 'search'
  wanted: Wanted
}

/** The first step that finds something answers; decision 015 says why. */
export function stepsFor(words: readonly string[]): Step[] {
  const units = unitsOf(words)
  const folded = unitsBySpelling(words)
  return [
    whole(units),
    ...(folded ? [whole(folded)] : []),
    beginning(words),
    anywhere(units),
    ...(folded ? [anywhere(folded)] : []),
  ]
}

/** The steps for corrected words, names first. */
export function closeSteps(units: readonly Unit[]): Step[] {
  return [whole(units), anywhere(units)]
}

const whole = (units: readonly Unit[]): Step => ({ column: 'name_words', wanted: units })
const beginning = (words: readonly string[]): Step => ({ column: 'name_words', wanted: withBeginning(words) })
const anywhere = (units: readonly Unit[]): Step => ({
  column: 'search',
  wanted: units.map((unit) => ({ ...unit, isStemmed: true })),
})

/** The last word may be unfinished. */
export const withBeginning = (words: readonly string[]): Wanted => [
  ...unitsOf(words.slice(0, -1)),
  { beginning: words.at(-1) ?? '' },
]
