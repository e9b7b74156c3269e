import { getTableName } from 'drizzle-orm'
import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Tables } from '../database/connect.ts'
import { rateCounts } from '../database/schema/index.ts'
import { type CountTries, countTries } from './count-tries.ts'

export interface Limiters {
  /** Counts up to `points` within `seconds` of the first one. */
  limiter(name: string, points: number, seconds: number): RateLimiterAbstract
  countTries: CountTries
  close(): void
}

/**
 * Counts are stored in the database, or in Redis when configured, so that they survive a restart and all processes
 * share them.
 */
export function createLimiters(tables: Tables, redisUrl: string | undefined): Limiters {
  const redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false, lazyConnect: false }) : undefined
  // Failed commands are handled where they are sent; without a listener an error of the connection would end the
  // process.
  redis?.on('error', () => {})

  const statements = {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await tables.$client.unsafe(text, values, { prepare: true })
      return { rows, rowCount: rows.count }
    },
  }

  const limiter: Limiters['limiter'] = (keyPrefix, points, duration) => {
    const options = { keyPrefix, points, duration }
    if (!redis)
      return new RateLimiterPostgres({
        ...options,
        storeClient: statements,
        storeType: 'client',
        tableName: getTableName(rateCounts),
        tableCreated: true,
        // The daily sweep deletes expired counts of all limiters.
        clearExpiredByTimeout: false,
      })
    // While Redis is unavailable each process counts for itself, which is better than no limit or no login.
    const insuranceLimiter = new RateLimiterMemory(options)
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter })
  }

  return {
    limiter,
    countTries: redis ? countOneByOne(limiter) : countTries(tables),
    close: () => redis?.disconnect(),
  }
}

function countOneByOne(limiter: Limiters['limiter']): CountTries {
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (tries) => {
    for (const { name, whose, most, seconds } of tries) {
      const counting = limiters.get(name) ?? limiter(name, most, seconds)
      limiters.set(name, counting)
      try {
        await counting.consume(whose)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext
        throw refused
      }
    }
    return undefined
  }
}
