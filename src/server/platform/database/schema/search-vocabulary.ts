import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word that names a product, a store, a category or a place: what a typing error can be a typing error of. Triggers add
 * words; `refresh_search_vocabulary()` also removes those that nothing uses any more.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    sound: text('sound')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`sounds_like(word)`),
  },
  (t) => [
    index('search_vocabulary_sound').on(t.sound),
    index('search_vocabulary_near').using('gin', sql`sound gin_trgm_ops`),
  ],
)
