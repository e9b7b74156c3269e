import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { productColumns } from '#server/cards/product-card.ts'
import { storeColumns } from '#server/cards/store-card.ts'
import type { Tables } from '#server/database/connect.ts'
import { pictures, productCategories, products, stores } from '#server/database/schema/index.ts'
import type { List } from './product-lists.ts'

export interface Slice {
  city?: string | undefined
  limit: number
  offset: number
}

export type CatalogueQueries = ReturnType<typeof catalogueQueries>

export function catalogueQueries(tables: Tables) {
  return {
    /** The page is cut out by id first, so that a far page joins twelve rows and not all before it. */
    products(list: List, { city, limit, offset }: Slice) {
      const page = tables
        .select({ id: products.id })
        .from(products)
        .where(and(list.where, cityIs(products.city, city)))
        .orderBy(...list.order)
        .limit(limit)
        .offset(offset)
        .as('page')
      return tables
        .select(productColumns)
        .from(page)
        .innerJoin(products, eq(products.id, page.id))
        .innerJoin(stores, eq(stores.id, products.storeId))
        .innerJoin(pictures, eq(pictures.key, products.pictureKey))
        .orderBy(...list.order)
    },

    productCountsByCity(list: List) {
      return tables
        .select({ city: products.city, count: count() })
        .from(products)
        .where(list.where)
        .groupBy(products.city)
    },

    stores(list: List, { city, limit, offset }: Slice) {
      return tables
        .select(storeColumns)
        .from(stores)
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .where(and(list.where, cityIs(stores.city, city)))
        .orderBy(...list.order)
        .limit(limit)
        .offset(offset)
    },

    storeCountsByCity(list: List) {
      return tables
        .select({ city: stores.city, count: count() })
        .from(stores)
        .where(list.where)
        .groupBy(stores.city)
    },

    categories() {
      return tables
        .select({
          id: productCategories.id,
          parentId: productCategories.parentId,
          name: productCategories.name,
          icon: productCategories.icon,
        })
        .from(productCategories)
        .orderBy(asc(productCategories.depth), asc(productCategories.position), asc(productCategories.name))
    },
  }
}

function cityIs(
  column: typeof products.city | typeof stores.city,
  city: string | undefined,
): SQL | undefined {
  return city ? eq(column, city) : undefined
}
