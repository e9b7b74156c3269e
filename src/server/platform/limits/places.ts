import type { Tables } from '../database/connect.ts'
import { fingerprint } from './fingerprint.ts'

interface PlacesOptions {
  /** What they are for; the places of others are apart. */
  name: string
  /** How many one person has. */
  each: number
  /** Longer than one is ever held, for those whose process was killed. */
  longestMs: number
}

/** Takes a place of this person. Returns what gives it back, or nothing when all are taken. */
export type TakePlace = (whose: string) => Promise<(() => Promise<void>) | undefined>

/** Places that all processes share, each a row of the database. */
export function createPlaces({ $client: sql }: Tables, { name, each, longestMs }: PlacesOptions): TakePlace {
  return async (whose) => {
    const now = Date.now()
    const expire = now + longestMs
    for (let place = 1; place <= each; place += 1) {
      const key = `${name}:${fingerprint(whose)}:${place}`
      const { count } = await sql`
        insert into rate_counts as held (key, points, expire) values (${key}, 1, ${expire}::bigint)
        on conflict (key) do update set expire = excluded.expire where held.expire <= ${now}::bigint`
      if (count === 0) continue
      return async () => {
        // One that cannot be given back becomes free by itself.
        await sql`delete from rate_counts where key = ${key} and expire = ${expire}::bigint`.catch(() => {})
      }
    }
    return undefined
  }
}
