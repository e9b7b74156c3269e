import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word that names a product, a store, a category or a place; typing errors are corrected towards these.
 * Triggers add words; `refresh_search_vocabulary()` also removes unused ones.
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
