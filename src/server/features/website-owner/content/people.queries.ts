import { eq, inArray, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productRatings,
  reports,
  storeApplications,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  ratings: sql<number>`(
    (select count(*)::int from ${productRatings} g where g.user_id = ${users.id})
    + (select count(*)::int from ${storeRatings} g where g.user_id = ${users.id}))`,
  storeId: stores.id,
  storeName: stores.name,
  storeStatus: stores.status,
}

export type PeopleQueries = ReturnType<typeof peopleQueries>
export type PersonRow = Awaited<ReturnType<PeopleQueries['byIds']>>[number]

export function peopleQueries(tables: Tables) {
  return {
    byIds: (ids: readonly string[]) =>
      tables
        .select(columns)
        .from(users)
        .leftJoin(stores, eq(stores.userId, users.id))
        .where(inArray(users.id, [...ids])),

    async detail(id: string) {
      const [found] = await tables
        .select({
          ...columns,
          reports: sql<number>`(select count(*)::int from ${reports} r where r.reporter_id = ${users.id})`,
          applications: sql<number>`(
            select count(*)::int from ${storeApplications} a where a.user_id = ${users.id})`,
        })
        .from(users)
        .leftJoin(stores, eq(stores.userId, users.id))
        .where(eq(users.id, id))
      return found
    },
  }
}
