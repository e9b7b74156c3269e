import type { FastifyInstance } from 'fastify'
import type { Sql } from 'postgres'

const databasePatienceMs = 2000

/** `/healthz`: the process is alive. `/readyz`: it can do its work, because the database answers. */
export function health(app: FastifyInstance, sql: Sql): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' } as const

  app.get('/healthz', quiet, async () => ({ status: 'alive' }))

  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await withinPatience(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable', message: 'The database does not answer.' })
    }
  })
}

function withinPatience(answer: PromiseLike<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), databasePatienceMs)
    answer.then(resolve, reject).then(() => clearTimeout(timer))
  })
}
