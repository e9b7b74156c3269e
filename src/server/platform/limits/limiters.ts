import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Tables } from '../database/connect.ts'
import { rateCounts } from '../database/schema/index.ts'

export interface Limiters {
  /** Counts up to so many points within so many seconds of the first. */
  limiter(name: string, points: number, seconds: number): RateLimiterAbstract
  close(): void
}

/** Counts are kept in the database, or in Redis when there is one, so that they outlive a restart and are shared. */
export function createLimiters(tables: Tables, redisUrl: string | undefined): Limiters {
  const redis = redisUrl ? new Redis(redisUrl, { enableOfflineQueue: false, lazyConnect: false }) : undefined
  // Every failed command is an error of its own; without a listener the connection's would end the process.
  redis?.on('error', () => {})

  return {
    limiter(keyPrefix, points, duration) {
      const options = { keyPrefix, points, duration }
      if (!redis)
        return new RateLimiterDrizzle({
          ...options,
          storeClient: tables,
          schema: rateCounts,
          // The daily sweep does it once for all of them.
          clearExpiredByTimeout: false,
        })
      // While Redis is away each process counts for itself: better than no limit, and than no login.
      const insuranceLimiter = new RateLimiterMemory(options)
      return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter })
    },
    close: () => redis?.disconnect(),
  }
}
