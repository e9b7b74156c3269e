import { type SQL, sql } from 'drizzle-orm'
import type { AuditSubject } from '#contract/website-owner/audit.ts'
import type { Language } from '#domain/language.ts'
import { nameIn } from '#server/lists/category-names.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  contactMessages,
  feeCycles,
  productCategories,
  products,
  storeApplications,
  storeCategories,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

interface Target {
  kind: string
  id: string
}

interface Row extends Record<string, unknown> {
  id: string
  name: string
  nameFr: string | null
  /** What the page of the subject needs; null when it has no page, or none any more. */
  linkId: string | null
}

interface Kind {
  page: NonNullable<AuditSubject['link']>['page'] | undefined
  rows: (ids: SQL) => SQL
}

const categoryRows = (tree: typeof productCategories | typeof storeCategories) => (ids: SQL) =>
  sql`select id, name, name_fr as "nameFr", id as "linkId" from ${tree} where id = any (${ids})`

const people: Kind = {
  page: 'person',
  rows: (ids) => sql`select id, name, null as "nameFr", id as "linkId" from ${users} where id = any (${ids})`,
}

/** How the names of each kind of target are read. */
const kinds: Record<string, Kind> = {
  product: {
    page: 'product',
    rows: (
      ids,
    ) => sql`select id, title as name, null as "nameFr", case when is_visible then id end as "linkId"
      from ${products} where id = any (${ids})`,
  },
  store: {
    page: 'store',
    rows: (ids) =>
      sql`select id, name, null as "nameFr", id as "linkId" from ${stores} where id = any (${ids})`,
  },
  'fee-cycle': {
    page: 'ledger',
    rows: (ids) => sql`select c.id, c.store_name as name, null as "nameFr", s.id as "linkId"
      from ${feeCycles} c left join ${stores} s on s.id = c.store_id where c.id = any (${ids})`,
  },
  message: {
    page: 'message',
    rows: (ids) =>
      sql`select id, name, null as "nameFr", id as "linkId" from ${contactMessages} where id = any (${ids})`,
  },
  'product-category': { page: 'product-categories', rows: categoryRows(productCategories) },
  'store-category': { page: 'store-categories', rows: categoryRows(storeCategories) },
  user: people,
  person: people,
  application: {
    page: undefined,
    rows: (ids) => sql`select id, business_name as name, null as "nameFr", null as "linkId"
      from ${storeApplications} where id = any (${ids})`,
  },
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The names of what entries are about, for what still exists: one statement for each kind on the page. */
export function auditSubjects(tables: Tables) {
  return async (targets: readonly Target[], language: Language) => {
    const subjects = new Map<string, AuditSubject>()
    for (const [kind, { page, rows }] of Object.entries(kinds)) {
      const ids = targets.filter((target) => target.kind === kind && uuid.test(target.id)).map(({ id }) => id)
      if (ids.length === 0) continue
      for (const { id, linkId, ...names } of await tables.execute<Row>(rows(sql`${sql.param(ids)}::uuid[]`)))
        subjects.set(id, {
          name: nameIn(language, names),
          link: page && linkId ? { page, id: linkId } : null,
        })
    }
    return subjects
  }
}
