import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { reportsPerAddressADay, reportsPerPersonADay } from '#domain/report.ts'
import {
  newRatersOfOneTargetPerAddressADay,
  ratingsOfOneTargetPerPersonADay,
  ratingsPerAddressADay,
  ratingsPerPersonADay,
} from '#domain/review-defence.ts'
import type { Tables } from '../database/connect.ts'
import { rateCounts } from '../database/schema/index.ts'
import { Refusal } from '../http/errors.ts'

const minute = 60
const halfHour = 30 * minute
const hour = 60 * minute
const day = 24 * hour

/** How many tries in how many seconds, by what is tried and whose tries are counted. */
const allowed = {
  loginsFromAddressInMinute: [10, minute],
  loginsFromAddressInHour: [30, hour],
  loginsToAccountInHour: [25, hour],
  storeLoginsInHour: [25, hour],
  ownerLoginsInHour: [25, hour],
  ownerCodesInHour: [10, hour],
  messagesFromAddress: [5, halfHour],
  messagesFromAddressInDay: [20, day],
  storeRegistrationsByPerson: [10, halfHour],
  applicationsByPerson: [10, day],
  signupsFromAddress: [5, halfHour],
  signupsToAccount: [5, halfHour],
  resendsFromAddress: [5, halfHour],
  resendsToAccount: [5, halfHour],
  resendPause: [1, minute],
  resetsFromAddress: [5, halfHour],
  resetsToAccount: [5, halfHour],
  ratingsByPerson: [ratingsPerPersonADay, day],
  ratingsOfTargetByPerson: [ratingsOfOneTargetPerPersonADay, day],
  ratingsFromAddress: [ratingsPerAddressADay, day],
  newRatersOfTargetFromAddress: [newRatersOfOneTargetPerAddressADay, day],
  reportsByPerson: [reportsPerPersonADay, day],
  reportsFromAddress: [reportsPerAddressADay, day],
  uploadsByPerson: [60, day],
} as const

export type LimitName = keyof typeof allowed

export interface Limits {
  /** Counts a try against each limit; refuses with 429 when one is used up. */
  take(tries: Partial<Record<LimitName, string>>): Promise<void>
  close(): Promise<void>
}

/** Counts are kept in the database, or in Redis when there is one, so that they outlive a restart and are shared. */
export function createLimits(tables: Tables, redisUrl: string | undefined): Limits {
  const redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false, lazyConnect: false }) : undefined
  // Every failed command is an error of its own; without a listener the connection's would end the process.
  redis?.on('error', () => {})

  const limiters = new Map<LimitName, RateLimiterAbstract>(
    Object.entries(allowed).map(([name, [points, duration]]) => {
      const options = { keyPrefix: name, points, duration }
      return [
        name as LimitName,
        redis
          ? // While Redis is away each process counts for itself: better than no limit, and than no login.
            new RateLimiterRedis({
              ...options,
              storeClient: redis,
              insuranceLimiter: new RateLimiterMemory(options),
            })
          : new RateLimiterDrizzle({
              ...options,
              storeClient: tables,
              schema: rateCounts,
              // The daily sweep does it once for all of them.
              clearExpiredByTimeout: false,
            }),
      ]
    }),
  )

  return {
    async take(tries) {
      for (const [name, whose] of Object.entries(tries)) {
        try {
          await limiters.get(name as LimitName)?.consume(fingerprint(whose))
        } catch (refused) {
          if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext)
          throw refused
        }
      }
    },
    close: async () => redis?.disconnect(),
  }
}

/** Addresses of people and machines are compared here, never kept. */
function fingerprint(whose: string): string {
  return createHash('sha256').update(whose.trim().toLowerCase()).digest('base64url').slice(0, 22)
}

function tooMany(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Refusal(
    429,
    'too-many',
    `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`,
    {
      retryAfterSeconds,
    },
  )
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (seconds <= 90 * minute) return `${Math.ceil(seconds / minute)} minutes`
  return `${Math.ceil(seconds / hour)} hours`
}
