import type { Application } from '#contract/website-owner/vetting.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { toOwnApplication } from '#server/shared/own-application.ts'
import { type ApprovalOutcome, approvePerson, approveStoreOwner } from '#server/shared/vetting/approval.ts'
import type { ApplicationQueries, ApplicationRow, ApplicationStatus } from './applications.queries.ts'
import { requireFutureChecks } from './require-future-checks.ts'
import { say } from './vetting.sentences.ts'

interface Deps {
  tables: Tables
  queries: ApplicationQueries
  mailer: Mailer
  clock: Clock
}

const noSuchApplication = () => notFound(say.noSuchApplication)

const refusals: Record<Exclude<ApprovalOutcome, 'approved'>, () => Refusal> = {
  unknown: () => badField('email', say.nobody),
  unverified: () => badField('email', say.unverified),
  'has-a-store': () => new Refusal(409, 'has-a-store', say.hasStore),
  'approved-before': () => new Refusal(409, 'approved', say.approvedBefore),
}

export function applications({ tables, queries, mailer, clock }: Deps) {
  /** Runs one decision and records it in the audit log. */
  function decide(
    owner: WebsiteOwner,
    applicationId: string,
    action: AuditAction,
    work: (tx: Transaction, applicant: Applicant, now: Date) => Promise<void>,
  ) {
    return inTransaction(tables, async (tx) => {
      const applicant = await queries.applicant(tx, applicationId)
      if (!applicant) throw noSuchApplication()
      const now = clock()
      await work(tx, applicant, now)
      const { businessName, email } = applicant
      const target = { kind: 'application', id: applicationId }
      await record(tx, { owner, action, target, details: { businessName, email }, now })
    })
  }

  return {
    async page({ state, page }: { state: ApplicationStatus; page: number }) {
      const [rows, byStatus] = await Promise.all([
        queries.page(state, ownerPageSize, (page - 1) * ownerPageSize),
        queries.counts(),
      ])
      const counts = { open: 0, asked: 0, approved: 0, refused: 0 }
      for (const { status, count } of byStatus) counts[status] = count
      const total = counts[state]
      return {
        applications: rows.map(toApplication),
        counts,
        page,
        total,
        totalPages: totalPages(total, ownerPageSize),
      }
    },

    async approve(
      owner: WebsiteOwner,
      applicationId: string,
      { notes, ...checks }: StoreChecks & { notes?: string | undefined },
    ) {
      requireFutureChecks(checks, clock())
      await inTransaction(tables, async (tx) => {
        const applicant = await queries.applicant(tx, applicationId)
        if (!applicant) throw noSuchApplication()
        const { userId } = applicant
        if (!(await queries.lockWaiting(tx, userId, applicationId))) throw changedSince()
        const outcome = await approvePerson(tx, userId, { owner, checks, now: clock(), mailer })
        if (outcome !== 'approved') throw refusals[outcome]()
        if (notes !== undefined) await queries.note(tx, applicationId, notes)
      })
      return { message: say.approved }
    },

    async ask(owner: WebsiteOwner, applicationId: string, question: string) {
      await decide(owner, applicationId, 'ask-applicant', async (tx, applicant) => {
        if (!(await queries.ask(tx, applicationId, question))) throw changedSince()
        const { businessName } = applicant
        await mailer.send(applicant, { kind: 'application-asked', businessName, question }, tx)
      })
      return { message: say.asked }
    },

    async refuse(owner: WebsiteOwner, applicationId: string, reason: string) {
      await decide(owner, applicationId, 'refuse-application', async (tx, applicant, now) => {
        if (!(await queries.refuse(tx, applicationId, reason, now))) throw changedSince()
        const { businessName } = applicant
        await mailer.send(applicant, { kind: 'application-refused', businessName, reason }, tx)
      })
      return { message: say.refused }
    },

    async note(owner: WebsiteOwner, applicationId: string, notes: string) {
      await decide(owner, applicationId, 'note-application', async (tx) => {
        if (!(await queries.note(tx, applicationId, notes))) throw noSuchApplication()
      })
      return { message: say.notesSaved }
    },

    async approvePerson(owner: WebsiteOwner, { email, ...checks }: StoreChecks & { email: string }) {
      const now = clock()
      requireFutureChecks(checks, now)
      const outcome = await approveStoreOwner(tables, { email, owner, checks, now, mailer })
      if (outcome !== 'approved') throw refusals[outcome]()
      return { message: say.personApproved }
    },
  }
}

type Applicant = NonNullable<Awaited<ReturnType<ApplicationQueries['applicant']>>>

function toApplication(row: ApplicationRow): Application {
  return {
    ...toOwnApplication(row),
    notes: row.notes,
    person: {
      _id: row.userId,
      name: row.name,
      email: row.email,
      memberSince: row.memberSince.toISOString(),
      isVerified: row.emailVerifiedAt !== null,
      hasStore: row.hasStore,
      ratings: row.ratings,
      reports: row.reports,
    },
    earlier: row.earlier.map(({ id, businessName, status, refusal, createdAt, decidedAt }) => ({
      _id: id,
      businessName,
      state: status,
      refusal,
      createdAt: new Date(createdAt).toISOString(),
      decidedAt: decidedAt && new Date(decidedAt).toISOString(),
    })),
  }
}
