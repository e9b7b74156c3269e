import { type SQL, sql } from 'drizzle-orm'
import { withoutAccents } from '#domain/accents.ts'

const longestWord = 40
const mostWords = 12
const word = /\d+\.\d+|[\p{L}\p{N}]+/gu

/** The words of a search; none when it is blank or nothing but punctuation. */
export function wordsIn(text: string): string[] {
  return (text.normalize('NFC').match(word) ?? [])
    .slice(0, mostWords)
    .map((found) => found.slice(0, longestWord))
}

/**
 * The words as PostgreSQL matches them: accents, case and endings aside, the last one as a beginning. The planner gets them as a
 * value it cannot look into, so that however common they are it goes by the index.
 */
export function asWritten(words: readonly string[]): SQL {
  const whole = words.slice(0, -1).map((each) => sql`plainto_tsquery('zilbazar', ${each})`)
  return sql`(select ${sql.join([...whole, ...words.slice(-1).map(beginning)], sql` && `)})`
}

/** The same for names alone, and every word as a beginning. */
export function inNames(words: readonly string[]): SQL {
  return sql`(select ${sql.join(
    words.map((each) => sql`to_tsquery('zilbazar', ${`'${each}':*A`})`),
    sql` && `,
  )})`
}

/** With its ending cut off and as it is: 's' alone is no word, but many begin with it. */
function beginning(last: string): SQL {
  const plain = withoutAccents(last).match(word)?.join('') ?? last
  return sql`(to_tsquery('zilbazar', ${`'${last}':*`}) || ${`'${plain}':*`}::tsquery)`
}
