import type { Standbys } from '../database/standbys/standbys.ts'
import type { Finished } from './response-cache.ts'

/** Makes an answer that is equal for everyone. */
export type PublicRead = (make: () => Promise<Finished>) => Promise<Finished>

/** From a standby where there is one. An answer that may be older than a known change is sent, but not cached. */
export function publicReads({ read }: Pick<Standbys, 'read'>): PublicRead {
  return async (make) => {
    const { answer, isBehind } = await read(make)
    return isBehind ? { ...answer, isStale: true, isTransient: true } : answer
  }
}
