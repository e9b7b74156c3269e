import { type SQL, sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { characters, id, tsvector } from './columns.ts'

/**
 * Products and stores each have their own tree: a root and up to three levels of subcategories. `path` runs from the
 * root to the category itself. Products and stores carry a copy of it, maintained by a foreign key, so that every
 * level can be listed in the order of an index.
 */
function categoryTree<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      id: id(),
      parentId: uuid('parent_id'),
      depth: smallint('depth').notNull(),
      parentDepth: smallint('parent_depth').generatedAlwaysAs((): SQL => sql`depth - 1`),
      path: uuid('path').array().notNull(),
      name: text('name').notNull(),
      /** The French name; without one the name is shown in both languages. */
      nameFr: text('name_fr'),
      icon: text('icon'),
      position: integer('position').notNull().default(0),
      /** The names along the path, for search; maintained by a trigger. */
      search: tsvector('search').notNull().default(''),
      /** The words of its own name with weight B, and of its French name with weight C, plural and singular. */
      nameWords: tsvector('name_words')
        .notNull()
        .generatedAlwaysAs(
          (): SQL => sql`name_words(name, 'B'::"char") || coalesce(name_words(name_fr, 'C'::"char"), '')`,
        ),
    },
    (t) => [
      unique(`${name}_depth`).on(t.id, t.depth),
      unique(`${name}_path`).on(t.id, t.path),
      unique(`${name}_sibling_names`).on(t.parentId, t.name).nullsNotDistinct(),
      foreignKey({
        name: `${name}_parent`,
        columns: [t.parentId, t.parentDepth],
        foreignColumns: [t.id, t.depth],
      }).onDelete('restrict'),
      check(
        `${name}_name_length`,
        sql`char_length(${t.name}) between 1 and ${characters(longest.categoryName)}`,
      ),
      check(
        `${name}_name_fr_length`,
        sql`char_length(${t.nameFr}) between 1 and ${characters(longest.categoryName)}`,
      ),
      check(`${name}_at_most_three_sublevels`, sql`${t.depth} between 0 and 3`),
      check(`${name}_roots_have_no_parent`, sql`(${t.depth} = 0) = (${t.parentId} is null)`),
      check(
        `${name}_path_ends_here`,
        sql`cardinality(${t.path}) = ${t.depth} + 1 and ${t.path}[${t.depth} + 1] = ${t.id}
          and (${t.depth} = 0 or ${t.path}[${t.depth}] = ${t.parentId})`,
      ),
      index(`${name}_children`).on(t.parentId, t.position),
    ],
  )
}

export const productCategories = categoryTree('product_categories')
export const storeCategories = categoryTree('store_categories')
