import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from 'postgres'
import { withMethods } from '../wrapped-client.ts'

/** Where the statements of a public read go while its answer is made. */
interface Place {
  client: Sql | undefined
}

const places = new AsyncLocalStorage<Place>()

/** Wraps the client of the primary so that statements of a public read go to a standby. Transactions never do. */
export function withReadsElsewhere(primary: Sql): Sql {
  const unsafe = (...statement: Parameters<Sql['unsafe']>) =>
    (places.getStore()?.client ?? primary).unsafe(...statement)
  return withMethods(primary, { unsafe })
}

/** Sends the statements of this work to another client. What outlives the work goes to the primary again. */
export async function readAt<Answer>(client: Sql, work: () => Promise<Answer>): Promise<Answer> {
  const place: Place = { client }
  try {
    return await places.run(place, work)
  } finally {
    place.client = undefined
  }
}
