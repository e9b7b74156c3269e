import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { pictures, productCategories, products } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { statusFor } from '#server/shared/product-status.ts'
import type { OwnRow, Target } from './import-plan.ts'

export type ImportQueries = typeof importQueries

type Reader = Pick<Tables, 'select'>

export const importQueries = {
  /** Descriptions are long and only compared, so their hashes are read. */
  own(reader: Reader, storeId: string): Promise<OwnRow[]> {
    return reader
      .select({
        id: products.id,
        sku: products.sku,
        title: products.title,
        descriptionHash: sql<string>`md5(${products.description})`,
        hasDescription: sql<boolean>`${products.description} <> ''`,
        priceCents: products.priceCents,
        pictureKey: products.pictureKey,
        link: products.link,
        language: products.language,
        categoryId: products.categoryId,
        discountPercent: products.discountPercent,
        discountExpiresAt: products.discountExpiresAt,
        isHidden: products.isHidden,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .where(and(eq(products.storeId, storeId), isNull(products.deleteAt)))
  },

  /** Those that are being deleted count until they are gone. */
  count: (tx: Transaction, storeId: string) => tx.$count(products, eq(products.storeId, storeId)),

  categories: (reader: Reader) =>
    reader
      .select({
        id: productCategories.id,
        path: productCategories.path,
        name: productCategories.name,
        nameFr: productCategories.nameFr,
      })
      .from(productCategories),

  /** Locked, so that none is moved or deleted before the transaction ends. */
  async pathsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await tx
      .select({ id: productCategories.id, path: productCategories.path })
      .from(productCategories)
      .where(inArray(productCategories.id, [...ids]))
      .for('key share')
    return new Map(rows.map(({ id, path }) => [id, path]))
  },

  async addPicture(tx: Transaction, picture: typeof pictures.$inferInsert) {
    await tx.insert(pictures).values(picture).onConflictDoNothing()
  },

  async add(tx: Transaction, rows: (typeof products.$inferInsert)[]) {
    await tx.insert(products).values(rows)
  },

  async change(tx: Transaction, storeId: string, rows: readonly ({ id: string } & Target)[], now: Date) {
    const sent = JSON.stringify(
      rows.map(({ discountExpiresAt, ...row }) => ({
        ...row,
        discountExpiresAt: discountExpiresAt?.toISOString() ?? null,
      })),
    )
    await tx.execute(sql`
      update ${products} p set
        sku = v.sku, title = v.title, description = coalesce(v.description, p.description),
        price_cents = v."priceCents", picture_key = v."pictureKey", link = v.link, language = v.language,
        category_id = c.id, category_path = c.path,
        discount_percent = v."discountPercent", discount_expires_at = v."discountExpiresAt",
        is_hidden = v."isHidden", status = ${statusFor(sql`v."isHidden"`, sql`p.status`)},
        version = p.version + 1, updated_at = ${now.toISOString()}
      from json_to_recordset(${sent}::json) as v (
          id uuid, sku text, title text, description text, "priceCents" int, "pictureKey" text, link text,
          language text_language, "categoryId" uuid, "discountPercent" numeric, "discountExpiresAt" timestamptz,
          "isHidden" boolean)
        join ${productCategories} c on c.id = v."categoryId"
      where p.id = v.id and p.store_id = ${storeId} and p.delete_at is null`)
  },
}
