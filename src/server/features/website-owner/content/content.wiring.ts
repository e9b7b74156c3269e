import type { Tables } from '#server/platform/database/connect.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { findQueries } from './find.queries.ts'
import { find } from './find.service.ts'
import { peopleQueries } from './people.queries.ts'
import { people } from './people.service.ts'

interface Deps {
  tables: Tables
  emailChanges: Shared['emailChanges']
  /** Of the moderation, which shows the same things. */
  contents: Parameters<typeof find>[0]['contents']
}

export type ContentServices = ReturnType<typeof contentServices>

export function contentServices({ tables, emailChanges, contents }: Deps) {
  const queries = peopleQueries(tables)
  return {
    find: find({ queries: findQueries(tables), people: queries, contents }),
    people: people(queries, emailChanges),
  }
}
