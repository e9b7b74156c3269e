import { type SQL, sql } from 'drizzle-orm'
import { type Unit, unitsBySpelling, unitsOf } from './units.ts'

/** One way to match: the column with the words, and what must be in it. */
export interface Step {
  column: 'name_words' | 'search'
  query: SQL
}

/** In this order, the first that finds something answers; 'Search' in docs/decisions says why. */
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

/** What the words were corrected to, in names first. */
export function closeSteps(units: readonly Unit[]): Step[] {
  return [whole(units), anywhere(units)]
}

export function wholeWords(units: readonly Unit[]): SQL {
  return allOf(
    units.map(({ typed, translations }) => sql`whole_words(${list(typed)}, ${list(translations)})`),
  )
}

/** The last word may be unfinished. */
export function withBeginning(words: readonly string[]): SQL {
  const units = unitsOf(words.slice(0, -1)).map(
    ({ typed, translations }) => sql`whole_words(${list(typed)}, ${list(translations)})`,
  )
  return allOf([...units, sql`words_beginning(${words.at(-1) ?? ''})`])
}

const whole = (units: readonly Unit[]): Step => ({ column: 'name_words', query: wholeWords(units) })
const beginning = (words: readonly string[]): Step => ({ column: 'name_words', query: withBeginning(words) })
const anywhere = (units: readonly Unit[]): Step => ({
  column: 'search',
  query: allOf(
    units.map(({ typed, translations }) => sql`stemmed_words(${list(typed)}, ${list(translations)})`),
  ),
})

const list = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`

/** The planner gets it as a value it cannot look into, so that however common the words are it goes by the index. */
const allOf = (queries: SQL[]): SQL => sql`(select ${sql.join(queries, sql` && `)})`
