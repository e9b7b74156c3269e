import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CategoryName } from '#contract/shapes/category.ts'
import type { Language } from '#domain/language.ts'
import type { productCategories, storeCategories } from '#server/platform/database/schema/index.ts'

interface Names {
  name: string
  nameFr: string | null
}
export type CategoryNames = Names & { _id: string }

/** A category without a French name is called the same in both languages. */
export const nameIn = (language: Language, { name, nameFr }: Names): string =>
  language === 'fr' ? (nameFr ?? name) : name

export const namedIn =
  (language: Language) =>
  ({ _id, ...names }: CategoryNames): CategoryName => ({ _id, name: nameIn(language, names) })

type Tree = typeof productCategories | typeof storeCategories

/** The categories along a path, root first, with both names. */
export const categoriesAlong = (tree: Tree, path: PgColumn | SQL): SQL<CategoryNames[]> => sql<
  CategoryNames[]
>`(
  select json_agg(json_build_object('_id', c.id, 'name', c.name, 'nameFr', c.name_fr) order by c.depth)
  from ${tree} c where c.id = any (${path}))`

/** 'Fashion > Women > Dresses' */
export const trailIn = (language: Language, along: readonly Names[]): string =>
  along.map((names) => nameIn(language, names)).join(' > ')
