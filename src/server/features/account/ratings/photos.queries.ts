import { asc, eq, inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import { pictureColumns } from '#server/lists/card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { pictures, reviewPhotos } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { type Subject, subjects } from './subjects.ts'

export type PhotoQueries = ReturnType<typeof photoQueries>

export function photoQueries(tables: Tables, subject: Subject) {
  const { photosOf } = subjects[subject]
  const ofRating = (ratingId: string) =>
    subject === 'product' ? { productRatingId: ratingId } : { storeRatingId: ratingId }

  const own = (ratingId: string, within: Pick<Tables, 'select'> = tables) =>
    within
      .select({
        id: reviewPhotos.id,
        shownAt: reviewPhotos.shownAt,
        createdAt: reviewPhotos.createdAt,
        ...pictureColumns,
      })
      .from(reviewPhotos)
      .innerJoin(pictures, eq(pictures.key, reviewPhotos.pictureKey))
      .where(eq(photosOf, ratingId))
      .orderBy(asc(reviewPhotos.position))

  return {
    own,

    /** These pictures in this order. A photo that stays keeps its state. Returns the pictures that left. */
    async replace(tx: Transaction, ratingId: string, keys: readonly string[], now: Date): Promise<string[]> {
      const earlier = await own(ratingId, tx)
      const isSame = earlier.length === keys.length && earlier.every((one, at) => one.pictureKey === keys[at])
      if (isSame) return []
      if (earlier.length > 0)
        await tx.delete(reviewPhotos).where(
          inArray(
            reviewPhotos.id,
            earlier.map(({ id }) => id),
          ),
        )
      const rows = keys.map((pictureKey, position) => {
        const stays = earlier.find((one) => one.pictureKey === pictureKey)
        const { id = v7(), createdAt = now, shownAt = null } = stays ?? {}
        return { id, ...ofRating(ratingId), position, pictureKey, createdAt, shownAt }
      })
      if (rows.length > 0) await tx.insert(reviewPhotos).values(rows)
      return earlier.map(({ pictureKey }) => pictureKey).filter((key) => !keys.includes(key))
    },
  }
}
