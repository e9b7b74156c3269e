import type { FastifyInstance } from 'fastify'

/** How many apps share the database of a test: `TEST_PROCESSES=3 npx vitest run src/server/features`. */
export const processes = Number(process.env.TEST_PROCESSES ?? 1)

type Inject = (request: { method?: string } | string) => Promise<unknown>

/** What a test adds to the app is added to each of them. */
const forEach = new Set(['get', 'post', 'put', 'delete', 'route', 'addHook', 'register', 'decorate'])

/**
 * Several apps as one: each request goes to the next, as behind a balancer. After a write all of them hear of it first,
 * because tests read as somebody else at once.
 */
export function inTurn(apps: readonly FastifyInstance[], untilHeard: () => Promise<void>): FastifyInstance {
  const [first, ...others] = apps as [FastifyInstance, ...FastifyInstance[]]
  if (others.length === 0) return first
  let turn = 0
  const inject: Inject = async (request) => {
    turn = (turn + 1) % apps.length
    const next = apps[turn] ?? first
    const response = await (next.inject as Inject)(request)
    const { method = 'GET' } = typeof request === 'string' ? {} : request
    if (method !== 'GET') await untilHeard()
    return response
  }
  return new Proxy(first, {
    get(target, name) {
      if (name === 'inject') return inject
      if (name === 'close') return () => Promise.all(apps.map((each) => each.close()))
      const found = Reflect.get(target, name)
      if (!forEach.has(String(name))) return typeof found === 'function' ? found.bind(target) : found
      return (...args: unknown[]) => {
        for (const each of apps) Reflect.get(each, name).apply(each, args)
        return target
      }
    },
  })
}
