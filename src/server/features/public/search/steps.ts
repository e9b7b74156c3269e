import { type SQL, sql } from 'drizzle-orm'
import { type Unit, unitsBySpelling, unitsOf } from './units.ts'

/** One way to match: a column of words, and the query it must match. */
export interface Step {
  column: 'name_words' | 'search'
  query: SQL
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

/** Hidden from the planner, so that it uses the index even for common words. */
const allOf = (queries: SQL[]): SQL => sql`(select ${sql.join(queries, sql` && `)})`
