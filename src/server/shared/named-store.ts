import { eq, type SQL, sql } from 'drizzle-orm'
import { inNames, wordsIn } from '#server/lists/search-words.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'

/** A pattern that matches the text anywhere. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * The ids of stores by words of their name, or by a part of either address. Each is found through its own index, which
 * a condition with `or` over two tables would not use.
 */
export function storesNamed(search: string): SQL {
  const words = wordsIn(search)
  const part = sql`lower(${containing(search)})`
  const byName = sql`select ${stores.id} from ${stores} where ${stores.search} @@ ${inNames(words)} union `
  return sql`${words.length > 0 ? byName : sql``}
    select ${stores.id} from ${stores} where lower(${stores.email}::text) like ${part}
    union
    select ${stores.id} from ${users} inner join ${stores} on ${eq(stores.userId, users.id)}
    where lower(${users.email}::text) like ${part}`
}
