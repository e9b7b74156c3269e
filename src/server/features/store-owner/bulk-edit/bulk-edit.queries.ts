import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  type ProductBefore,
  productCategories,
  products,
  productUndos,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { statusFor } from '#server/shared/product-status.ts'

export type BulkQueries = ReturnType<typeof bulkQueries>

/** What an edit or its undoing writes; a column that is missing stays as it is. */
export interface BulkRow extends Omit<ProductBefore, 'version'> {
  /** Null: the deletion is undone. */
  deleteAt?: string | null
}

export function bulkQueries(tables: Tables) {
  return {
    /** Locks those of these products that the store has, in a fixed order. */
    lock: (tx: Transaction, storeId: string, ids: readonly string[]) =>
      tx
        .select({
          id: products.id,
          title: products.title,
          version: products.version,
          sku: products.sku,
          priceCents: products.priceCents,
          discountPercent: products.discountPercent,
          discountExpiresAt: products.discountExpiresAt,
          categoryId: products.categoryId,
          pictureKey: products.pictureKey,
          hasDescription: sql<boolean>`${products.description} <> ''`,
          isHidden: products.isHidden,
          deleteAt: products.deleteAt,
        })
        .from(products)
        .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])))
        .orderBy(products.id)
        .for('no key update'),

    /** Each row names the same columns. Returns the products that were changed. */
    async write(tx: Transaction, storeId: string, rows: readonly BulkRow[], now: Date): Promise<string[]> {
      const [first] = rows
      if (!first) return []
      const has = (column: keyof BulkRow) => Object.hasOwn(first, column)
      const set = [
        has('priceCents') && sql`price_cents = v."priceCents"`,
        has('discountPercent') &&
          sql`discount_percent = v."discountPercent", discount_expires_at = v."discountExpiresAt"`,
        has('categoryId') && sql`category_id = c.id, category_path = c.path`,
        has('isHidden') &&
          sql`is_hidden = v."isHidden", status = ${statusFor(sql`v."isHidden"`, sql`p.status`)}`,
        has('deleteAt') && sql`delete_at = v."deleteAt"`,
        sql`version = p.version + 1, updated_at = ${now.toISOString()}`,
      ].filter((part) => part !== false)
      const changed = await tx.execute<{ id: string }>(sql`
        update ${products} p set ${sql.join(set, sql`, `)}
        from json_to_recordset(${JSON.stringify(rows)}::json) as v (
            id uuid, "priceCents" int, "discountPercent" numeric, "discountExpiresAt" timestamptz, "categoryId" uuid,
            "isHidden" boolean, "deleteAt" timestamptz)
          left join ${productCategories} c on c.id = v."categoryId"
        where p.id = v.id and p.store_id = ${storeId} ${has('categoryId') ? sql`and c.id is not null` : sql``}
        returning p.id`)
      return changed.map(({ id }) => id)
    },

    async note(tx: Transaction, undo: typeof productUndos.$inferInsert) {
      await tx.insert(productUndos).values(undo)
    },

    /** Takes what can be undone: a second call finds nothing. */
    async take(tx: Transaction, storeId: string, id: string, since: Date) {
      const [taken] = await tx
        .delete(productUndos)
        .where(and(eq(productUndos.id, id), eq(productUndos.storeId, storeId)))
        .returning({ before: productUndos.before, createdAt: productUndos.createdAt })
      return taken && taken.createdAt > since ? taken.before : undefined
    },

    /** The references that other products have now. */
    async takenSkus(tx: Transaction, storeId: string, skus: readonly string[]): Promise<Set<string>> {
      const rows = await tx
        .select({ sku: products.sku })
        .from(products)
        .where(
          and(eq(products.storeId, storeId), inArray(products.sku, ['', ...skus]), isNull(products.deleteAt)),
        )
      return new Set(rows.flatMap(({ sku }) => sku ?? []))
    },

    /** Deletes some products whose time has come, and returns their pictures. */
    async deleteDue(tx: Transaction, now: Date, most: number) {
      const due = tx
        .select({ id: products.id })
        .from(products)
        .where(lte(products.deleteAt, now))
        .orderBy(products.deleteAt)
        .limit(most)
        .for('update', { skipLocked: true })
      return tx
        .delete(products)
        .where(inArray(products.id, due))
        .returning({ pictureKey: products.pictureKey })
    },

    async forget(before: Date) {
      await tables.delete(productUndos).where(lt(productUndos.createdAt, before))
    },
  }
}
