import type { DeliveredMail, QueuedMail } from '#contract/website-owner/mails.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { DoneJob, DoneJobs } from '#server/platform/jobs/done-jobs.ts'
import type { UndoneJob, UndoneJobs } from '#server/platform/jobs/undone-jobs.ts'
import type { QueuedLetter } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { say } from './mails.sentences.ts'

interface Deps {
  tables: Tables
  undoneJobs: UndoneJobs
  doneJobs: DoneJobs
  clock: Clock
}

export type MailsService = ReturnType<typeof mailsService>

/** Letters that the mail server has not accepted yet, and those it accepted lately. */
export function mailsService({ tables, undoneJobs, doneJobs, clock }: Deps) {
  return {
    async page(page: number) {
      const [{ total, failing }, jobs] = await Promise.all([
        undoneJobs.count('mail'),
        undoneJobs.page('mail', ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return {
        mails: jobs.map(mailOf),
        failing,
        page,
        totalPages: totalPages(total, ownerPageSize),
        total,
      }
    },

    async delivered(page: number) {
      const [total, jobs] = await Promise.all([
        doneJobs.count('mail'),
        doneJobs.page('mail', ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return { mails: jobs.map(deliveredMailOf), page, totalPages: totalPages(total, ownerPageSize), total }
    },

    async retry(owner: WebsiteOwner, id: string) {
      await inTransaction(tables, async (tx) => {
        if (!(await undoneJobs.retry(tx, 'mail', id))) throw notFound(say.notWaiting)
        await record(tx, { owner, action: 'retry-mail', target: { kind: 'mail', id }, now: clock() })
      })
      return { message: say.triedAgain }
    },
  }
}

/** The recipient and the kind of the letter, without the seed that its link is made from. */
function summaryOf({ id, data }: Pick<DoneJob, 'id' | 'data'>) {
  const { to, letter } = data as QueuedLetter
  return { _id: id, to: { name: to.name, email: to.email }, letter: letter.kind }
}

const deliveredMailOf = (job: DoneJob): DeliveredMail => ({
  ...summaryOf(job),
  deliveredAt: job.doneAt.toISOString(),
})

function mailOf(job: UndoneJob): QueuedMail {
  const { state, tries, lastError, nextTryAt, createdAt } = job
  return {
    ...summaryOf(job),
    state,
    tries,
    lastError,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
