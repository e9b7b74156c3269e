import { v7 } from 'uuid'
import type { z } from 'zod'
import type { ApplicationForm } from '#contract/shapes/application.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { toOwnApplication } from '#server/shared/own-application.ts'
import type { ApplyingQueries } from './application.queries.ts'
import { say } from './application.sentences.ts'

interface Deps {
  tables: Tables
  queries: ApplyingQueries
  limits: Limits
  clock: Clock
}

type Facts = z.output<typeof ApplicationForm>

const hasStore = () => new Refusal(409, 'has-a-store', say.hasStore)
const approvedBefore = () => new Refusal(409, 'approved', say.approvedBefore)
const underWay = (status: 'open' | 'asked') =>
  new Refusal(409, 'applied', status === 'open' ? say.underWay : say.weAsked)
const nothingAsked = () => new Refusal(409, 'nothing-asked', say.nothingAsked)

/** A person applies to have a store. */
export function applying({ tables, queries, limits, clock }: Deps) {
  return {
    async apply({ userId }: Person, facts: Facts) {
      await limits.take({ applicationsByPerson: userId })
      await inTransaction(tables, async (tx) => {
        const person = await queries.lock(tx, userId)
        if (!person) throw sessionOver()
        if (person.hasStore) throw hasStore()
        if (person.isApproved) throw approvedBefore()
        const latest = await queries.latest(userId, tx)
        if (latest?.status === 'open' || latest?.status === 'asked') throw underWay(latest.status)
        await queries.add(tx, { id: v7(), userId, ...facts, createdAt: clock() })
      })
      return { message: say.applied }
    },

    async mine({ userId }: Person) {
      const [standing, latest] = await Promise.all([queries.standing(userId), queries.latest(userId)])
      if (!standing) throw sessionOver()
      return { application: latest ? toOwnApplication(latest) : null, ...standing }
    },

    async answer({ userId }: Person, corrected: Facts & { answer: string }) {
      await limits.take({ applicationsByPerson: userId })
      await inTransaction(tables, async (tx) => {
        await lockPerson(tx, userId)
        if (!(await queries.answer(tx, userId, corrected))) throw nothingAsked()
      })
      return { message: say.answered }
    },
  }
}
