import { v7 } from 'uuid'
import type { z } from 'zod'
import type { ApplicationForm } from '#contract/shapes/application.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { holdPerson } from '#server/platform/sessions/hold-person.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { toOwnApplication } from '#server/shared/own-application.ts'
import type { ApplyingQueries } from './application.queries.ts'

interface Tools {
  tables: Tables
  queries: ApplyingQueries
  limits: Limits
  clock: Clock
}

type Facts = z.output<typeof ApplicationForm>

const hasStore = () => new Refusal(409, 'has-a-store', 'You already have a store. Each person can have one.')
const approvedBefore = () =>
  new Refusal(409, 'approved', 'You are approved already. Please register your store on /admin/signup.')
const underWay = (status: 'open' | 'asked') =>
  new Refusal(
    409,
    'applied',
    status === 'open'
      ? 'Your application is with us already. We will write to you as soon as we have looked at it.'
      : 'Your application is with us already. Please answer the question we have sent you.',
  )
const nothingAsked = () =>
  new Refusal(409, 'nothing-asked', 'There is no question about your application to answer at the moment.')

/** How a person asks to show a store. */
export function applying({ tables, queries, limits, clock }: Tools) {
  return {
    async apply({ userId }: Person, facts: Facts) {
      await limits.take({ applicationsByPerson: userId })
      await inTransaction(tables, async (inside) => {
        const person = await queries.hold(inside, userId)
        if (!person) throw sessionOver()
        if (person.hasStore) throw hasStore()
        if (person.isApproved) throw approvedBefore()
        const latest = await queries.latest(userId, inside)
        if (latest?.status === 'open' || latest?.status === 'asked') throw underWay(latest.status)
        await queries.add(inside, { id: v7(), userId, ...facts, createdAt: clock() })
      })
      return { message: 'Thank you. We look at your application and write to you.' }
    },

    async mine({ userId }: Person) {
      const [standing, latest] = await Promise.all([queries.standing(userId), queries.latest(userId)])
      if (!standing) throw sessionOver()
      return { application: latest ? toOwnApplication(latest) : null, ...standing }
    },

    async answer({ userId }: Person, corrected: Facts & { answer: string }) {
      await limits.take({ applicationsByPerson: userId })
      await inTransaction(tables, async (inside) => {
        await holdPerson(inside, userId)
        if (!(await queries.answer(inside, userId, corrected))) throw nothingAsked()
      })
      return { message: 'Thank you. Your answer is with us.' }
    },
  }
}
