import type { Sql } from 'postgres'

/** The client with some of its methods replaced. */
export const withMethods = <Client extends object>(client: Client, own: object): Client =>
  new Proxy(client, {
    get: (target, name) => Reflect.get(Object.hasOwn(own, name) ? own : target, name),
  })

/** What a wrapped `unsafe` returns. The driver sends a statement in the next tick, so its form can still be chosen. */
export function withForm<Answer>(query: ReturnType<Sql['unsafe']>, answer: Promise<Answer>) {
  return Object.assign(answer, {
    values() {
      query.values()
      return answer
    },
  })
}
