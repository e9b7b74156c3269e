import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { enquiryCode } from '#domain/enquiry-code.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import type { EnquiryQueries } from './enquiries.queries.ts'

interface Deps {
  queries: EnquiryQueries
  limits: Pick<Limits, 'take'>
  clock: Clock
  /** In tests, to choose the codes. */
  below?: (limit: number) => number
}

/** A code is taken once in millions of times. */
const tries = 5

export type EnquiryService = ReturnType<typeof enquiryService>

export function enquiryService({ queries, limits, clock, below = randomInt }: Deps) {
  return {
    /** None for one's own store: it would only count itself. */
    async code({ userId, storeId }: Person, productId: string): Promise<{ code: string | null }> {
      const asked = await queries.storeOf(productId)
      if (!asked) throw noSuchProduct()
      if (asked === storeId) return { code: null }
      await limits.take({ enquiriesByPerson: userId })
      const now = clock()
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const enquiry = { id: v7(), userId, productId, day: mauritiusDay(now), now }
        const code = await queries.codeOf({ ...enquiry, code: enquiryCode(below) })
        if (code) return { code }
      }
      throw noSuchProduct()
    },
  }
}
