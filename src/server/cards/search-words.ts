import { type SQL, sql } from 'drizzle-orm'

const longestWord = 40
const mostWords = 12

/** The words of a search as PostgreSQL matches them: accents, case and endings aside, the last one as a beginning. */
export function searchWords(text: string): SQL | undefined {
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
  const last = words.pop()
  if (last === undefined) return undefined
  const whole = words.map((word) => sql`plainto_tsquery('zilbazar', ${word})`)
  return sql.join([...whole, sql`to_tsquery('zilbazar', ${`'${last}':*`})`], sql` && `)
}

/** The same for names alone: words of weight A. */
export function nameWords(text: string): SQL | undefined {
  const words = (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  if (words.length === 0) return undefined
  const parts = words.map((word) => sql`to_tsquery('zilbazar', ${`'${word.slice(0, longestWord)}':*A`})`)
  return sql.join(parts, sql` && `)
}
