import { and, eq, inArray, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  banners,
  campaigns,
  paymentDetails,
  pictures,
  products,
  reviewPhotos,
  stores,
  strayPictures,
} from '#server/platform/database/schema/index.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { ReEncoded } from '#server/platform/images/re-encode.ts'

type NewPicture = Omit<ReEncoded, 'bytes'> & { bytes: number; uploadedBy: string; now: Date }

export type PicturesQueries = ReturnType<typeof picturesQueries>

export function picturesQueries(tables: Tables) {
  return {
    /** True when the picture exists; it then counts as uploaded now. */
    async renew(key: string, uploadedBy: string, now: Date): Promise<boolean> {
      const renewed = await tables
        .update(pictures)
        .set({ uploadedBy, createdAt: now })
        .where(eq(pictures.key, key))
        .returning({ key: pictures.key })
      return renewed.length === 1
    },

    /** Notes the key before its file is written. Waits while a sweep is removing the same key. */
    async expectFile(key: string, now: Date): Promise<void> {
      await tables
        .insert(strayPictures)
        .values({ key, since: now })
        .onConflictDoUpdate({ target: strayPictures.key, set: { since: now } })
    },

    /** Adds the picture after its file was written. False when a sweep has removed the file meanwhile. */
    async add({ now, ...picture }: NewPicture): Promise<boolean> {
      return inTransaction(tables, async (tx) => {
        const expected = await tx
          .delete(strayPictures)
          .where(eq(strayPictures.key, picture.key))
          .returning({ key: strayPictures.key })
        // A simultaneous upload of the same picture may have added it.
        const isThere =
          expected.length === 1 || (await tx.$count(pictures, eq(pictures.key, picture.key))) === 1
        if (!isThere) return false
        await tx
          .insert(pictures)
          .values({ ...picture, createdAt: now })
          .onConflictDoUpdate({
            target: pictures.key,
            set: { uploadedBy: picture.uploadedBy, createdAt: now },
          })
        return true
      })
    },

    /** How many uploads from before this moment were deleted. */
    deleteUnused: (before: Date, now: Date, most: number): Promise<number> =>
      deleteUnusedWhere(lt(pictures.createdAt, before), now, most),

    /** The same for these keys, unless they were uploaded after `shownSince`. */
    deleteUnusedAmong: (keys: readonly string[], shownSince: Date, now: Date): Promise<number> =>
      deleteUnusedWhere(
        and(inArray(pictures.key, [...keys]), lte(pictures.createdAt, shownSince)),
        now,
        keys.length,
      ),

    /** Deletes a picture that was replaced in this transaction, and notes its files for removal. */
    async deleteReplaced(tx: Transaction, key: string, now: Date): Promise<void> {
      const [deleted] = await tx
        .delete(pictures)
        .where(and(eq(pictures.key, key), isUnused(tx)))
        .returning({ url: pictures.url })
      if (deleted?.url === null) await noteStrays(tx, [key], now)
    },

    /**
     * Removes the files of one stray key; may run twice. An upload of the same picture waits for it. False when no
     * stray key is left.
     */
    async clearStray(before: Date, remove: (key: string) => Promise<void>): Promise<boolean> {
      return inTransaction(tables, async (tx) => {
        const [stray] = await tx
          .select({ key: strayPictures.key })
          .from(strayPictures)
          .where(lt(strayPictures.since, before))
          .orderBy(strayPictures.since)
          .limit(1)
          .for('update', { skipLocked: true })
        if (!stray) return false
        await clear(tx, [stray.key], remove)
        return true
      })
    },

    /** The same for those of these keys that are stray and that no other process is removing. */
    async clearStraysAmong(keys: readonly string[], remove: (key: string) => Promise<void>): Promise<void> {
      await inTransaction(tables, async (tx) => {
        const strays = await tx
          .select({ key: strayPictures.key })
          .from(strayPictures)
          .where(inArray(strayPictures.key, [...keys]))
          .for('update', { skipLocked: true })
        await clear(
          tx,
          strays.map(({ key }) => key),
          remove,
        )
      })
    },
  }

  /**
   * Deletes uploads that nothing shows, and notes their files for removal. An upload that a form is about to use is
   * locked by that form's transaction and skipped.
   */
  async function deleteUnusedWhere(which: SQL | undefined, now: Date, most: number): Promise<number> {
    return inTransaction(tables, async (tx) => {
      const unused = await tx
        .select({ key: pictures.key })
        .from(pictures)
        .where(and(which, isUpload, isUnused(tx)))
        .limit(most)
        .for('update', { skipLocked: true })
      const keys = unused.map(({ key }) => key)
      if (keys.length === 0) return 0
      const deleted = await tx
        .delete(pictures)
        .where(and(inArray(pictures.key, keys), isUnused(tx)))
        .returning({ key: pictures.key, url: pictures.url })
      const withFiles = deleted.filter(({ url }) => url === null)
      if (withFiles.length > 0)
        await noteStrays(
          tx,
          withFiles.map(({ key }) => key),
          now,
        )
      return deleted.length
    })
  }

  async function noteStrays(tx: Transaction, keys: readonly string[], now: Date) {
    await tx
      .insert(strayPictures)
      .values(keys.map((key) => ({ key, since: now })))
      .onConflictDoUpdate({ target: strayPictures.key, set: { since: now } })
  }

  /** A stray key whose picture exists again keeps its files. */
  async function clear(tx: Transaction, keys: readonly string[], remove: (key: string) => Promise<void>) {
    if (keys.length === 0) return
    const inUse = await tx
      .select({ key: pictures.key })
      .from(pictures)
      .where(inArray(pictures.key, [...keys]))
    const gone = keys.filter((key) => inUse.every((used) => used.key !== key))
    await Promise.all(gone.map((key) => remove(key)))
    await tx.delete(strayPictures).where(inArray(strayPictures.key, [...keys]))
  }

  function isUnused(tx: Pick<Tables, 'select'>) {
    const isNotIn = (table: PgTable, column: PgColumn) =>
      notExists(tx.select({ one: sql`1` }).from(table).where(eq(column, pictures.key)))
    return and(
      isNotIn(stores, stores.pictureKey),
      isNotIn(products, products.pictureKey),
      isNotIn(banners, banners.pictureKey),
      isNotIn(campaigns, campaigns.pictureKey),
      isNotIn(paymentDetails, paymentDetails.qrPictureKey),
      isNotIn(reviewPhotos, reviewPhotos.pictureKey),
    )
  }
}

/** Uploads of people. The demo's pictures have other names and are removed with the demo. */
const isUpload = or(sql`${pictures.key} ~ '^[0-9a-f]{64}\\.'`, sql`${pictures.url} is not null`)
