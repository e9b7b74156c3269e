import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '#server/database/connect.ts'
import {
  pictures,
  productCategories,
  products,
  storeCategories,
  stores,
} from '#server/database/schema/index.ts'
import type { List } from './product-lists.ts'

export interface Slice {
  city?: string | undefined
  limit: number
  offset: number
}

export type CatalogueQueries = ReturnType<typeof catalogueQueries>
export type ProductRow = Awaited<ReturnType<CatalogueQueries['products']>>[number]
export type StoreRow = Awaited<ReturnType<CatalogueQueries['stores']>>[number]
export type CategoryRow = Awaited<ReturnType<CatalogueQueries['categories']>>[number]

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
        .select(productCard)
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
        .select(storeCard)
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

const productCard = {
  id: products.id,
  title: products.title,
  priceCents: products.priceCents,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
  link: products.link,
  discountPercent: products.discountPercent,
  discountExpiresAt: products.discountExpiresAt,
  featuredFrom: products.featuredFrom,
  featuredUntil: products.featuredUntil,
  averageRating: products.averageRating,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  storeId: stores.id,
  storeName: stores.name,
  storeAverageRating: stores.averageRating,
  storeRatingCount: stores.ratingCount,
  stNumber: stores.stNumber,
  line: stores.line,
  locality: stores.locality,
  city: stores.city,
  addressDetails: stores.addressDetails,
  contactInfo: stores.contactInfo,
}

const storeCard = {
  id: stores.id,
  name: stores.name,
  description: stores.description,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
  stNumber: stores.stNumber,
  line: stores.line,
  locality: stores.locality,
  city: stores.city,
  addressDetails: stores.addressDetails,
  contactInfo: stores.contactInfo,
  averageRating: stores.averageRating,
  ratingCount: stores.ratingCount,
  createdAt: stores.createdAt,
  categories: sql<{ _id: string; name: string }[]>`(
    select json_agg(json_build_object('_id', c.id, 'name', c.name) order by c.depth)
    from ${storeCategories} c where c.id = any (${stores.categoryPath}))`,
}
