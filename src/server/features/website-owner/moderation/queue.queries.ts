import { and, asc, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  moderationDecisions,
  products,
  reports,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import { decisionColumns } from '#server/shared/moderation-decision.ts'
import { targetKey } from './targets.ts'

const mostReports = 50
const mostDecisions = 250

/** The latest decision about what is off the public pages now. */
const canRestore = sql<boolean>`(
  (action = 'remove' and exists (select from ${products} p where p.id = target_id and p.status = 'removed')
    or action = 'suspend' and exists (select from ${stores} s where s.id = target_id and s.status = 'suspended'))
  and not exists (select from ${moderationDecisions} later
    where later.target_id = moderation_decisions.target_id and later.action in ('remove', 'suspend')
      and (later.created_at, later.id) > (moderation_decisions.created_at, moderation_decisions.id)))`

export type QueueQueries = ReturnType<typeof queueQueries>
export type ReportRow = Awaited<ReturnType<QueueQueries['reports']>>[number]

export function queueQueries(tables: Tables) {
  const isOpen = eq(reports.status, 'open')

  return {
    /** How many things are reported, however many reports each has. */
    async count(): Promise<number> {
      const [found] = await tables.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select from ${reports} where ${isOpen} group by target, ${targetKey}) as reported`)
      return found?.count ?? 0
    },

    page: (limit: number, offset: number) =>
      tables
        .select({
          target: reports.target,
          targetId: targetKey,
          label: sql<string>`(array_agg(target_label order by created_at desc))[1]`,
          count: sql<number>`count(*)::int`,
          oldestAt: sql<Date>`min(created_at)`.mapWith(reports.createdAt),
        })
        .from(reports)
        .where(isOpen)
        .groupBy(reports.target, targetKey)
        .orderBy(asc(min(reports.createdAt)), targetKey)
        .limit(limit)
        .offset(offset),

    /** The open reports on these things, with their reporters' earlier reports. */
    reports(targetIds: readonly string[]) {
      const first = tables
        .select({
          id: reports.id,
          targetId: sql<string>`${targetKey}`.as('target_id'),
          place: sql<number>`row_number() over (partition by ${targetKey} order by created_at, id)`.as(
            'place',
          ),
        })
        .from(reports)
        .where(and(isOpen, inArray(targetKey, [...targetIds])))
        .as('first')
      return tables
        .select({
          targetId: first.targetId,
          id: reports.id,
          reason: reports.reason,
          details: reports.details,
          createdAt: reports.createdAt,
          updatedAt: reports.updatedAt,
          reporterId: users.id,
          reporterName: users.name,
          reporterEmail: users.email,
          record: sql<{ all: number; upheld: number; dismissed: number }>`(
            select json_build_object('all', count(*), 'upheld', count(*) filter (where r.status = 'acted'),
              'dismissed', count(*) filter (where r.status = 'dismissed'))
            from ${reports} r where r.reporter_id = ${users.id})`,
        })
        .from(first)
        .innerJoin(reports, eq(reports.id, first.id))
        .leftJoin(users, eq(users.id, reports.reporterId))
        .where(sql`${first.place} <= ${mostReports}`)
        .orderBy(asc(reports.createdAt), asc(reports.id))
    },

    decisionsOn: (targetIds: readonly string[]) =>
      tables
        .select(decisionColumns)
        .from(moderationDecisions)
        .where(inArray(moderationDecisions.targetId, [...targetIds]))
        .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id))
        .limit(mostDecisions),

    decisionCount: () => tables.$count(moderationDecisions),

    decisionPage: (limit: number, offset: number) =>
      tables
        .select({ ...decisionColumns, canRestore })
        .from(moderationDecisions)
        .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id))
        .limit(limit)
        .offset(offset),

    decidedReports: (decisionIds: readonly string[]) =>
      tables
        .select({
          decisionId: reports.decisionId,
          reason: reports.reason,
          details: reports.details,
          reporter: users.name,
        })
        .from(reports)
        .leftJoin(users, eq(users.id, reports.reporterId))
        .where(inArray(reports.decisionId, [...decisionIds]))
        .orderBy(asc(reports.createdAt), asc(reports.id)),
  }
}
