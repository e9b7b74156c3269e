import type { Sql } from 'postgres'
import { accessTokens } from '#server/platform/sessions/access-tokens.ts'

interface Session {
  id: string
  sessionId: string
}

/** Enough that nobody meets a limit of an account. */
const count = 3000

/** People with a session, the products of the demo, and a session for each store. */
export async function givenPeople(sql: Sql, secret: string) {
  const people = await sql.begin(async (tx) => {
    await tx`insert into users (id, name, email, password_hash, email_verified_at)
      select gen_random_uuid(), 'Reader ' || n, 'reader-' || n || '@faults.invalid', 'none', now() - interval '90 days'
      from generate_series(1, ${count}) n`
    return tx<Session[]>`insert into sessions (id, kind, user_id, device, expires_at)
      select gen_random_uuid(), 'user', id, 'faults', now() + interval '1 day' from users where email like '%@faults.invalid'
      returning user_id as id, id as "sessionId"`
  })
  const products = await sql<{ id: string; storeId: string }[]>`
    select id, store_id as "storeId" from products where is_visible order by id`
  const stores = await sql<Session[]>`insert into sessions (id, kind, store_id, device, expires_at)
    select gen_random_uuid(), 'admin', id, 'faults', now() + interval '1 day' from stores
    returning store_id as id, id as "sessionId"`
  const storeSession = new Map(stores.map(({ id, sessionId }) => [id, sessionId]))
  let secondsOff = 0
  const tokens = accessTokens(secret, () => new Date(Date.now() + secondsOff * 1000))
  return {
    products,
    /** Browsers renew an expired session by themselves, by the clock of the site. */
    renewSessions(secondsAhead: number) {
      secondsOff = secondsAhead
    },
    person: (turn: number) => people[turn % people.length] as Session,
    cookieOf: async ({ sessionId }: Session) => `zb_user=${await tokens.issue('user', sessionId)}`,
    bearerOf: async (storeId: string) =>
      `Bearer ${await tokens.issue('admin', storeSession.get(storeId) ?? '')}`,
  }
}

export type People = Awaited<ReturnType<typeof givenPeople>>
