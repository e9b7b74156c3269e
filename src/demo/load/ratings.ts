import type { TransactionSql } from 'postgres'
import { type LanguageDetector, languageDetector } from '#server/platform/languages/language-detector.ts'
import { demoComment } from '../catalogue.ts'
import { addRows } from './add-rows.ts'
import { type RatingVolume, ratingsOf } from './generate-ratings.ts'
import { instantText } from './moments.ts'
import type { Person } from './people.ts'
import type { PlannedStore } from './plan-stores.ts'
import { type ProductRecord, productId } from './products.ts'
import type { Row } from './row.ts'
import { timeOrderedId } from './time-ordered-id.ts'

interface Ratings {
  people: readonly Person[]
  volume: RatingVolume
  now: Date
  onProgress?: (done: number) => void
}

const columns = ['id', 'user_id', 'rating', 'comment', 'comment_language', 'created_at', 'updated_at']

/** Demo comments are made of few sentences, so each language is found once. */
async function cachedDetector(): Promise<LanguageDetector> {
  const detect = await languageDetector()
  const known = new Map<string, ReturnType<LanguageDetector>>()
  return (comment) => {
    const language = known.get(comment) ?? detect(comment)
    known.set(comment, language)
    return language
  }
}

/** The same ratings that were summed up when the products were copied, now as rows. */
export async function loadProductRatings(
  sql: TransactionSql,
  record: ProductRecord,
  categoryKeys: readonly string[],
  { people, volume, now, onProgress }: Ratings,
): Promise<number> {
  const detect = await cachedDetector()
  function* rows(): Generator<Row> {
    let number = 0
    for (let index = 0; index < record.count; index++) {
      const since = record.createdAt[index] ?? 0
      const target = productId(index, since)
      const family = categoryKeys[record.category[index] ?? 0] ?? ''
      const rated = { index, quality: record.quality[index] ?? 0, since }
      const { ratings, random } = ratingsOf('product', rated, volume, now.getTime())
      for (const { person, rating, createdAt } of ratings) {
        const id = timeOrderedId('productRating', number++, createdAt)
        const at = instantText(createdAt)
        const comment = demoComment(random, rating, family) ?? ''
        yield [id, people[person]?.id ?? null, rating, comment, detect(comment), at, at, target]
      }
    }
  }
  return addRows(sql, 'product_ratings', [...columns, 'product_id'], rows(), onProgress)
}

export async function loadStoreRatings(
  sql: TransactionSql,
  stores: readonly PlannedStore[],
  { people, volume, now, onProgress }: Ratings,
): Promise<number> {
  const detect = await cachedDetector()
  function* rows(): Generator<Row> {
    let number = 0
    for (const store of stores) {
      const { ratings, random } = ratingsOf('store', store.rated, volume, now.getTime())
      for (const { person, rating, createdAt } of ratings) {
        const id = timeOrderedId('storeRating', number++, createdAt)
        const at = instantText(createdAt)
        const comment = demoComment(random, rating, 'store') ?? ''
        yield [id, people[person]?.id ?? null, rating, comment, detect(comment), at, at, store.id]
      }
    }
  }
  return addRows(sql, 'store_ratings', [...columns, 'store_id'], rows(), onProgress)
}
