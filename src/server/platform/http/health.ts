import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connect.ts'
import { noStandbys, type Standbys } from '../database/standbys/standbys.ts'
import { version } from '../version.ts'

/**
 * `/healthz`: the process is alive, and its version. `/readyz`: the database answers, so it can work; or a standby does,
 * so that it can at least answer public reads.
 */
export function health(
  app: FastifyInstance,
  database: Pick<Database, 'check'>,
  { canRead }: Pick<Standbys, 'canRead'> = noStandbys,
): void {
  const quiet = { logLevel: 'warn' } as const

  app.get('/healthz', quiet, async () => ({ status: 'alive', version }))

  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await database.check()
      return { status: 'ready' }
    } catch (error) {
      if (canRead()) return { status: 'ready', writes: 'unavailable' }
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable', message: 'The database does not answer.' })
    }
  })
}
