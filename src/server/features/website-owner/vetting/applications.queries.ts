import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productRatings,
  reports,
  storeApplications,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { applicationColumns } from '#server/shared/own-application.ts'

export type ApplicationStatus = (typeof storeApplications.$inferSelect)['status']
const waiting = ['open', 'asked'] as const satisfies ApplicationStatus[]

interface Earlier {
  id: string
  businessName: string
  status: ApplicationStatus
  refusal: string
  createdAt: string
  decidedAt: string | null
}

const ofPerson = (table: typeof productRatings | typeof storeRatings) =>
  sql`(select count(*)::int from ${table} r where r.user_id = ${users.id})`

const person = {
  userId: users.id,
  name: users.name,
  email: users.email,
  memberSince: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  hasStore: sql<boolean>`exists (select from ${stores} s where s.user_id = ${users.id})`,
  ratings: sql<number>`${ofPerson(productRatings)} + ${ofPerson(storeRatings)}`,
  reports: sql<number>`(select count(*)::int from ${reports} r where r.reporter_id = ${users.id})`,
  earlier: sql<Earlier[]>`(
    select coalesce(json_agg(json_build_object('id', e.id, 'businessName', e.business_name, 'status', e.status,
      'refusal', e.refusal, 'createdAt', e.created_at, 'decidedAt', e.decided_at) order by e.created_at desc), '[]')
    from ${storeApplications} e where e.user_id = ${users.id} and e.id <> ${storeApplications.id})`,
}

export type ApplicationQueries = ReturnType<typeof applicationQueries>
export type ApplicationRow = Awaited<ReturnType<ApplicationQueries['page']>>[number]

export function applicationQueries(tables: Tables) {
  const isIt = (id: string) => eq(storeApplications.id, id)

  return {
    counts: () =>
      tables
        .select({ status: storeApplications.status, count: count() })
        .from(storeApplications)
        .groupBy(storeApplications.status),

    page(status: ApplicationStatus, limit: number, offset: number) {
      const order = waiting.some((each) => each === status) ? asc : desc
      return tables
        .select({ ...applicationColumns, notes: storeApplications.notes, ...person })
        .from(storeApplications)
        .innerJoin(users, eq(users.id, storeApplications.userId))
        .where(eq(storeApplications.status, status))
        .orderBy(order(storeApplications.createdAt), order(storeApplications.id))
        .limit(limit)
        .offset(offset)
    },

    /** The applicant and the words of the application. */
    async applicant(tx: Transaction, id: string) {
      const [found] = await tx
        .select({
          userId: users.id,
          name: users.name,
          email: users.email,
          businessName: storeApplications.businessName,
        })
        .from(storeApplications)
        .innerJoin(users, eq(users.id, storeApplications.userId))
        .where(isIt(id))
      return found
    },

    /** Locks the person, then the application; false when the application is already decided. */
    async lockWaiting(tx: Transaction, userId: string, id: string): Promise<boolean> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      const locked = await tx
        .select({ id: storeApplications.id })
        .from(storeApplications)
        .where(and(isIt(id), inArray(storeApplications.status, [...waiting])))
        .for('no key update')
      return locked.length === 1
    },

    /** False when it was already decided. */
    async ask(tx: Transaction, id: string, question: string): Promise<boolean> {
      const asked = await tx
        .update(storeApplications)
        .set({ status: 'asked', question, answer: '' })
        .where(and(isIt(id), eq(storeApplications.status, 'open')))
        .returning({ id: storeApplications.id })
      return asked.length === 1
    },

    /** False when it was already decided. */
    async refuse(tx: Transaction, id: string, refusal: string, now: Date): Promise<boolean> {
      const refused = await tx
        .update(storeApplications)
        .set({ status: 'refused', refusal, decidedAt: now })
        .where(and(isIt(id), inArray(storeApplications.status, [...waiting])))
        .returning({ id: storeApplications.id })
      return refused.length === 1
    },

    async note(tx: Transaction, id: string, notes: string): Promise<boolean> {
      const noted = await tx
        .update(storeApplications)
        .set({ notes })
        .where(isIt(id))
        .returning({ id: storeApplications.id })
      return noted.length === 1
    },
  }
}
