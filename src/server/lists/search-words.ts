import { type SQL, sql } from 'drizzle-orm'
import { withoutAccents } from '#domain/accents.ts'

const longestWord = 40
const mostWords = 12
const word = /\d+\.\d+|[\p{L}\p{N}]+/gu

/** The words of a search; none when it is blank or only punctuation. */
export function wordsIn(text: string): string[] {
  return (text.normalize('NFC').match(word) ?? [])
    .slice(0, mostWords)
    .map((found) => found.slice(0, longestWord))
}

/**
 * Matches words without accents, case and endings, the last one as a prefix. Hidden from the planner, so that it uses
 * the index even for common words.
 */
export function asWritten(words: readonly string[]): SQL {
  const whole = words.slice(0, -1).map((each) => sql`plainto_tsquery('zilbazar', ${each})`)
  return sql`(select ${sql.join([...whole, ...words.slice(-1).map(beginning)], sql` && `)})`
}

/** The same for names alone, with every word as a prefix. */
export function inNames(words: readonly string[]): SQL {
  return sql`(select ${sql.join(
    words.map((each) => sql`to_tsquery('zilbazar', ${`'${each}':*A`})`),
    sql` && `,
  )})`
}

/** Stemmed and unstemmed: 's' alone is stemmed away, but many words begin with it. */
function beginning(last: string): SQL {
  const plain = withoutAccents(last).match(word)?.join('') ?? last
  return sql`(to_tsquery('zilbazar', ${`'${last}':*`}) || ${`'${plain}':*`}::tsquery)`
}
