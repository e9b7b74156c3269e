import { type SQL, sql } from 'drizzle-orm'
import { visibleProduct, visibleStore } from '#server/cards/list.ts'
import { asWritten } from '#server/cards/search-words.ts'
import { products, stores } from '#server/database/schema/index.ts'

/** As many near misses as are weighed against each other. */
const mostCandidates = 1000
/** What is this much less close than the closest is something else. */
const leeway = 0.2
const longestPhrase = 60

export interface Goods {
  table: typeof products | typeof stores
  isVisible: SQL
  name: SQL
}
const searched = {
  products: { table: products, isVisible: visibleProduct, name: sql`${products.title}` },
  stores: { table: stores, isVisible: visibleStore, name: sql`${stores.name}` },
}
export type Kind = keyof typeof searched

/** Two selections of a statement; `close` refers to `written` by that name. */
export interface Findings {
  goods: Goods
  written: SQL
  close: SQL
}

/** What matches the words as written and, only when nothing at all does, among products or stores, what sounds like them. */
export function findings(kind: Kind, words: readonly string[]): Findings {
  const goods = searched[kind]
  const other = searched[kind === 'products' ? 'stores' : 'products']
  const { table, isVisible } = goods
  const written = sql`select id, city, average_rating, rating_count from ${table}
    where ${isVisible} and ${table.search} @@ ${asWritten(words)}`
  const isWrittenSo = sql`(exists (select from written) or exists (
    select from ${other.table} where ${other.isVisible} and ${other.table.search} @@ ${asWritten(words)}))`
  return { goods, written, close: closeTo(goods, words, isWrittenSo) }
}

/**
 * How close it must be at least is the connection's `pg_trgm.word_similarity_threshold`; of what is close enough only the closest
 * counts, since the best rated of it comes first.
 */
function closeTo({ table, isVisible, name }: Goods, words: readonly string[], unless: SQL): SQL {
  const phrase = sql`(select sounds_like(${words.join(' ').slice(0, longestPhrase)}::text))`
  return sql`
    select id, city, average_rating, rating_count from (
      select *, max(closeness) over () as closest from (
        select id, city, average_rating, rating_count, word_similarity(${phrase}, sounds_like(${name})) as closeness
        from ${table} where ${isVisible} and sounds_like(${name}) %> ${phrase} and not ${unless} limit ${mostCandidates}
      ) as candidates
    ) as weighed where closeness > closest - ${leeway}::real`
}
