import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { pictureColumns } from '#server/lists/card.ts'
import {
  moderationDecisions,
  pictures,
  products,
  reviewPhotos,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type Pictured = 'product' | 'store'

/** Something that shows a picture. */
export interface Shown {
  target: Pictured
  id: string
  label: string
  storeId: string
}

const decisionsAtOnce = 500

export type PictureQueries = typeof pictureQueries

export const pictureQueries = {
  async addPicture(tx: Transaction, picture: typeof pictures.$inferInsert) {
    await tx.insert(pictures).values(picture).onConflictDoNothing()
  },

  /** Locks the store, and then the product, as a store's own writes do. */
  async lock(tx: Transaction, target: Pictured, id: string) {
    if (target === 'store') return storeBehind(tx, id)
    const [found] = await tx.select({ storeId: products.storeId }).from(products).where(eq(products.id, id))
    const store = found && (await storeBehind(tx, found.storeId))
    const [locked] = await tx
      .select({ label: products.title, ...pictureColumns })
      .from(products)
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .where(eq(products.id, id))
      .for('no key update', { of: products })
    return store && locked && { ...store, ...locked }
  },

  /** Everything that showed the picture, in whichever store: the same file has the same key. Reviews lose it. */
  async replace(tx: Transaction, from: string, to: string, now: Date): Promise<Shown[]> {
    const ofProducts = await tx
      .update(products)
      .set({ pictureKey: to, updatedAt: now, version: sql`${products.version} + 1` })
      .where(eq(products.pictureKey, from))
      .returning({ id: products.id, label: products.title, storeId: products.storeId })
    const ofStores = await tx
      .update(stores)
      .set({ pictureKey: to, updatedAt: now })
      .where(eq(stores.pictureKey, from))
      .returning({ id: stores.id, label: stores.name, storeId: stores.id })
    await tx.delete(reviewPhotos).where(eq(reviewPhotos.pictureKey, from))
    return [
      ...ofProducts.map((shown) => ({ target: 'product' as const, ...shown })),
      ...ofStores.map((shown) => ({ target: 'store' as const, ...shown })),
    ]
  },

  /** The same decision about everything else that showed the picture, so that each store reads the reason. */
  async addDecisions(
    tx: Transaction,
    others: readonly Shown[],
    { words, owner, now }: { words: string; owner: string; now: Date },
  ) {
    const rows = others.map(({ target, id, label }) => ({
      id: v7(),
      target,
      targetId: id,
      targetLabel: label,
      action: 'remove-picture' as const,
      words,
      owner,
      createdAt: now,
    }))
    for (let start = 0; start < rows.length; start += decisionsAtOnce)
      await tx.insert(moderationDecisions).values(rows.slice(start, start + decisionsAtOnce))
  },

  storeBehind,
}

/** A store, locked, with its picture and the person to write to. */
async function storeBehind(tx: Transaction, id: string) {
  const [locked] = await tx
    .select({
      storeId: stores.id,
      storeName: stores.name,
      label: stores.name,
      ...pictureColumns,
      personId: users.id,
      name: users.name,
      email: users.email,
    })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.userId))
    .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
    .where(eq(stores.id, id))
    .for('no key update', { of: stores })
  return locked
}
