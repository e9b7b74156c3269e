import type { CheckedStore } from '#contract/public/number-check.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Sentence } from '#domain/sentence.ts'
import { standingChecks } from '#domain/store-checks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { CheckedStoreRow, NumberCheckQueries } from './number-check.queries.ts'
import { say } from './number-check.sentences.ts'

interface Deps {
  queries: NumberCheckQueries
  limits: Limits
  clock: Clock
}

export type NumberCheckService = ReturnType<typeof numberCheckService>

/** Tells which store a phone number or a printed code belongs to. Nothing about the question is stored. */
export function numberCheckService({ queries, limits, clock }: Deps) {
  /** Counted for all callers together too, so that many addresses cannot read out all numbers. */
  const take = (address: string) =>
    limits.take({
      numberChecksFromAddress: address,
      numberChecksFromAddressInDay: address,
      numberChecksOfAll: 'everybody',
    })

  const answer = (rows: CheckedStoreRow[], about: Messages) => {
    const stores = rows.map((row) => toCheckedStore(row, clock()))
    return { message: messageAbout(stores, about), stores }
  }

  return {
    async number(number: string, address: string) {
      await take(address)
      return answer(await queries.withNumber(number), numberMessages)
    },

    async code({ kind, id }: { kind: 'store' | 'product'; id: string }, address: string) {
      await take(address)
      const storeId = kind === 'store' ? id : await queries.storeOfProduct(id)
      return answer(storeId ? await queries.withId(storeId) : [], codeMessages)
    },
  }
}

interface Messages {
  belongs: (store: CheckedStore) => Sentence
  suspended: (store: CheckedStore) => Sentence
  unknown: Sentence
}
const numberMessages: Messages = { belongs: say.belongs, suspended: say.suspended, unknown: say.unknown }
const codeMessages: Messages = {
  belongs: say.codeBelongs,
  suspended: say.codeSuspended,
  unknown: say.codeUnknown,
}

function messageAbout(
  [store, ...others]: CheckedStore[],
  { belongs, suspended, unknown }: Messages,
): Sentence {
  if (!store) return unknown
  if (others.length > 0) return say.belongsToSeveral
  return store.isSuspended ? suspended(store) : belongs(store)
}

function toCheckedStore(row: CheckedStoreRow, now: Date): CheckedStore {
  const { id, name, city, status, checkedAt, numberChangedAt } = row
  return {
    _id: id,
    ...{ name, city },
    isSuspended: status === 'suspended',
    checkedOn: mauritiusDay(checkedAt),
    numberChangedOn: numberChangedAt && numberChangedAt > checkedAt ? mauritiusDay(numberChangedAt) : null,
    checks: standingChecks(row, now),
  }
}
