import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import type { PersonFrom } from '#server/platform/sessions/where-from.ts'
import { noSuchProduct, noSuchStore } from '#server/shared/not-found.ts'
import type { ReportQueries, Statement, Target } from './reports.queries.ts'
import { say } from './reports.sentences.ts'

const review = {
  missing: () => notFound(say.noSuchReview),
  own: say.ownReview,
  thanks: say.ratingReported,
}
const words = {
  product: {
    missing: noSuchProduct,
    own: say.ownProduct,
    thanks: say.submitted,
  },
  store: {
    missing: noSuchStore,
    own: say.ownStore,
    thanks: say.submitted,
  },
  product_rating: review,
  store_rating: review,
  answer: {
    missing: () => notFound(say.noSuchAnswer),
    own: say.ownAnswer,
    thanks: say.submitted,
  },
}

export type ReportsService = ReturnType<typeof reportsService>

export function reportsService(tables: Tables, queries: ReportQueries, limits: Limits, clock: Clock) {
  return {
    async report(target: Target, id: string, { reason, details }: Statement, reporter: PersonFrom) {
      const { userId: reporterId, address } = reporter
      await limits.take({ reportsByPerson: reporterId, reportsFromAddress: address })
      await inTransaction(tables, async (tx) => {
        await lockPerson(tx, reporterId)
        const found = await queries.find(tx, target, id)
        if (!found) throw words[target].missing()
        if (found.ownerId === reporterId) throw new Refusal(403, 'own-content', words[target].own)
        const { label } = found
        await queries.put(tx, { target, id, label, reporterId, reason, details, now: clock() })
      })
      return { message: words[target].thanks }
    },
  }
}
