import type { z } from 'zod'
import type { ChangedSpecialDay } from '#contract/shapes/opening-hours.ts'
import { minutesOf } from '#domain/clock-time.ts'
import type { Language } from '#domain/language.ts'
import { holidaysAskedAhead, mostSpecialDays, specialDaysAhead } from '#domain/limits.ts'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { lockStore } from '../lock-store.ts'
import type { HoursQueries } from './hours.queries.ts'
import { say } from './hours.sentences.ts'

interface Deps {
  queries: HoursQueries
  change: Change
  clock: Clock
}

const hoursFirst = () => new Refusal(409, 'no-hours', say.hoursFirst)
const fullUp = () => new Refusal(409, 'too-many-special-days', say.tooMany(mostSpecialDays))

export type HoursService = ReturnType<typeof hoursService>

export function hoursService({ queries, change, clock }: Deps) {
  const today = () => mauritiusDay(clock())

  async function lockWithHours(tx: Transaction, storeId: string) {
    await lockStore(tx, storeId)
    if (!(await queries.hasHours(tx, storeId))) throw hoursFirst()
  }

  return {
    async holidays(language: Language) {
      const from = today()
      return { holidays: await queries.holidays(from, addDays(from, holidaysAskedAhead), language) }
    },

    async set({ storeId }: StoreOwner, day: string, said: z.output<typeof ChangedSpecialDay>) {
      const now = today()
      if (day < now) throw badField('day', say.dayOver)
      if (day > addDays(now, specialDaysAhead)) throw badField('day', say.tooFarAhead)
      const { hours, note } = said
      const spans =
        hours === 'other'
          ? said.spans.flatMap(({ from, to }) => [minutesOf(from) ?? 0, minutesOf(to) ?? 0])
          : []
      await change(async (tx) => {
        await lockWithHours(tx, storeId)
        if ((await queries.otherSpecialDays(tx, storeId, now, day)) >= mostSpecialDays) throw fullUp()
        await queries.put(tx, { storeId, day, hours, spans, note })
      })
      return { message: say.saved }
    },

    async remove({ storeId }: StoreOwner, day: string) {
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await queries.remove(tx, storeId, day)
      })
      return { message: say.removed }
    },

    async confirm({ storeId }: StoreOwner) {
      await change(async (tx) => {
        await lockWithHours(tx, storeId)
        await queries.confirm(tx, storeId, clock())
      })
      return { message: say.confirmed }
    },
  }
}
