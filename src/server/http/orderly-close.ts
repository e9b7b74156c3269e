import type { FastifyInstance } from 'fastify'

const everyMs = 100

/**
 * Closing waits for requests under way. Their connections stay open for the caller's next request, so each is closed as
 * soon as its answer is out, and the process need not wait for callers to hang up.
 */
export function orderlyClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(timer))
  })
}
