import type { Tables } from '../database/connect.ts'

/** One try against one limit. */
export interface Try {
  /** The limit. */
  name: string
  /** Whom it is counted by. */
  whose: string
  /** How many are allowed within `seconds` of the first one. */
  most: number
  seconds: number
}

/** Counts each, in this order, up to the first limit that is used up. Returns for how many milliseconds that one is. */
export type CountTries = (tries: readonly Try[]) => Promise<number | undefined>

/**
 * Those before the first that is used up are counted. In the order of their keys, so that two callers never wait for
 * each other. When simultaneous tries exceed a limit, those after it are counted, too.
 */
const statementFor = (tries: number) => `
  with tries (key, most, until, place) as (
    values ${Array.from({ length: tries }, (_, at) => `($${3 * at + 2}, $${3 * at + 3}::int, $${3 * at + 4}::bigint, ${at})`).join(', ')}),
  used_up as materialized (
    select place, rate_counts.expire from tries join rate_counts on rate_counts.key = tries.key
    where rate_counts.expire > $1::bigint and points >= most order by place limit 1),
  counted as (
    insert into rate_counts as counted (key, points, expire)
    select key, 1, until from tries where place < coalesce((select place from used_up), ${tries}) order by key
    on conflict (key) do update set
      points = case when counted.expire > $1::bigint then counted.points + 1 else 1 end,
      expire = case when counted.expire > $1::bigint then counted.expire else excluded.expire end
    returning key, points, expire)
  select expire::float8 from used_up
  union all
  select counted.expire from counted join tries on tries.key = counted.key where points > most
  limit 1`

/** In the database, in one statement. */
export function countTries({ $client }: Tables): CountTries {
  const statements = new Map<number, string>()
  return async (tries) => {
    const statement = statements.get(tries.length) ?? statementFor(tries.length)
    statements.set(tries.length, statement)
    const now = Date.now()
    const values = tries.flatMap(({ name, whose, most, seconds }) => [
      `${name}:${whose}`,
      most,
      now + seconds * 1000,
    ])
    const [usedUp] = await $client.unsafe<{ expire: number }[]>(statement, [now, ...values], {
      prepare: true,
    })
    return usedUp && usedUp.expire - now
  }
}
