import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connect.ts'
import { version } from '../version.ts'

/** `/healthz`: the process is alive, and its version. `/readyz`: the database answers, so it can work. */
export function health(app: FastifyInstance, database: Pick<Database, 'check'>): void {
  const quiet = { logLevel: 'warn' } as const

  app.get('/healthz', quiet, async () => ({ status: 'alive', version }))

  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await database.check()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable', message: 'The database does not answer.' })
    }
  })
}
