import { wordsIn } from '#server/lists/search-words.ts'
import { tellingWords } from './filler-words.ts'
import { stepsFor } from './steps.ts'

/** What the name of a product must have to match these words whole, as `search_query()` reads it. One of them is enough. */
export function namesWanted(q: string): string[] {
  const words = tellingWords(wordsIn(q))
  if (words.length === 0) return []
  return stepsFor(words)
    .filter(({ column, wanted }) => column === 'name_words' && !wanted.some((unit) => 'beginning' in unit))
    .map(({ wanted }) => JSON.stringify(wanted))
}
