import { reportsPerAddressADay, reportsPerPersonADay } from '#domain/report.ts'
import {
  newRatersOfOneTargetPerAddressADay,
  ratingsOfOneTargetPerPersonADay,
  ratingsPerAddressADay,
  ratingsPerPersonADay,
} from '#domain/review-defence.ts'
import type { Tables } from '../database/connect.ts'
import { fingerprint } from './fingerprint.ts'
import { createGuess, type Guess } from './guesses.ts'
import { createLimiters } from './limiters.ts'
import { tooMany } from './too-many.ts'

const minute = 60
const halfHour = 30 * minute
const hour = 60 * minute
const day = 24 * hour

/** How many tries in how many seconds, by what is tried and by whom it is counted. */
const allowed = {
  messagesFromAddress: [5, halfHour],
  messagesFromAddressInDay: [20, day],
  numberChecksFromAddress: [60, halfHour],
  numberChecksFromAddressInDay: [300, day],
  numberChecksOfAll: [5000, hour],
  storeRegistrationsByPerson: [10, halfHour],
  applicationsByPerson: [10, day],
  signupsFromAddress: [5, halfHour],
  signupsToAccount: [5, halfHour],
  resendsFromAddress: [5, halfHour],
  resendsToAccount: [5, halfHour],
  resendPause: [1, minute],
  resetsFromAddress: [5, halfHour],
  resetsToAccount: [5, halfHour],
  emailChangesFromAddress: [5, halfHour],
  emailChangesToAddress: [5, halfHour],
  renamesByPerson: [10, day],
  ratingsByPerson: [ratingsPerPersonADay, day],
  ratingsOfTargetByPerson: [ratingsOfOneTargetPerPersonADay, day],
  ratingsFromAddress: [ratingsPerAddressADay, day],
  newRatersOfTargetFromAddress: [newRatersOfOneTargetPerAddressADay, day],
  helpfulByPerson: [300, day],
  reviewPhotosByPerson: [30, day],
  reportsByPerson: [reportsPerPersonADay, day],
  reportsFromAddress: [reportsPerAddressADay, day],
  enquiriesByPerson: [100, day],
  alertChangesByPerson: [500, day],
  answersByStore: [300, day],
  answersToReviewByStore: [6, day],
  uploadsByPerson: [60, day],
  uploadsByStoreInHour: [200, hour],
  uploadsByStore: [500, day],
} as const

export type LimitName = keyof typeof allowed

export interface Limits {
  /**
   * Counts a try against each limit, in this order. Refuses with 429 at the first that is used up, before the next is
   * counted.
   */
  take(tries: Partial<Record<LimitName, string>>): Promise<void>
  guess: Guess
  close(): Promise<void>
}

export function createLimits(tables: Tables, redisUrl: string | undefined): Limits {
  const limiters = createLimiters(tables, redisUrl)

  return {
    async take(tries) {
      const counted = Object.entries(tries).map(([name, whose]) => {
        const [most, seconds] = allowed[name as LimitName]
        return { name, whose: fingerprint(whose), most, seconds }
      })
      const waitMs = await limiters.countTries(counted)
      if (waitMs !== undefined) throw tooMany(waitMs)
    },
    guess: createGuess(limiters),
    close: async () => limiters.close(),
  }
}
