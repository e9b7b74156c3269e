import type { Sql } from 'postgres'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { type AccessTokens, accessSeconds, accessTokens } from '#server/platform/sessions/access-tokens.ts'

export interface BenchPerson {
  id: string
  email: string
  sessionId: string
}

export interface BenchPeople {
  /** They rate and wish. */
  people: BenchPerson[]
  /** They log in, which ends their older sessions. */
  loggingIn: BenchPerson[]
  password: { text: string; hash: string }
  /** The token of a session, the same for many requests, as people send theirs. */
  tokenOf: AccessTokens['issue']
}

/** Few enough that each writes several times with one token, as people do. */
const countOfWriting = 600
/** A login ends the older sessions of its person, and limits count by person. */
const countOfLoggingIn = 1000
const password = 'Filao-sega-2026'
const addresses = 'bench-%@bench.invalid'

/** People who log in, rate and wish. What those of an earlier run did is removed first, and so are its limits. */
export async function preparePeople(sql: Sql, secret: string): Promise<BenchPeople> {
  const hash = await createPasswords().hash(password)
  await sql.begin(async (tx) => {
    await tx`delete from users where email like ${addresses}`
    await tx`delete from sessions where device = 'bench'`
    await tx`delete from rate_counts`
    await tx`insert into users (id, name, email, password_hash, email_verified_at)
      select uuidv7(), 'Bench ' || n, 'bench-' || n || '@bench.invalid', ${hash}, now()
      from generate_series(1, ${countOfWriting + countOfLoggingIn}) n`
    await tx`insert into sessions (id, kind, user_id, device, expires_at)
      select uuidv7(), 'user', id, 'bench', now() + interval '1 day' from users where email like ${addresses}`
  })
  const people = await sql<BenchPerson[]>`
    select users.id, email, sessions.id as "sessionId" from users join sessions on user_id = users.id
    where email like ${addresses}`
  return {
    people: people.slice(countOfLoggingIn),
    loggingIn: people.slice(0, countOfLoggingIn),
    password: { text: password, hash },
    tokenOf: issuedForLong(accessTokens(secret, () => new Date())),
  }
}

const reissuedAfterMs = (accessSeconds * 1000) / 2

function issuedForLong(tokens: AccessTokens): AccessTokens['issue'] {
  const issued = new Map<string, { token: Promise<string>; at: number }>()
  return (kind, sessionId) => {
    const last = issued.get(sessionId)
    if (last && performance.now() < last.at + reissuedAfterMs) return last.token
    const token = tokens.issue(kind, sessionId)
    issued.set(sessionId, { token, at: performance.now() })
    return token
  }
}

/** Opens sessions of stores, so that their prices can be changed. */
export async function storeSessions(sql: Sql, storeIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; storeId: string }[]>`
    insert into sessions (id, kind, store_id, device, expires_at)
    select uuidv7(), 'admin', id, 'bench', now() + interval '1 day' from unnest(${[...storeIds]}::uuid[]) as id
    returning id, store_id as "storeId"`
  return new Map(rows.map(({ id, storeId }) => [storeId, id]))
}

/** Another address for every turn, because limits count by address. */
export const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
