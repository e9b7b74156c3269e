import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for callers to learn that this connection takes no further request. */
const noticeMs = 300
const idleCheckMs = 100
/** A caller that has not finished by then is disconnected, so that the database can close in order too. */
const timeoutMs = 10_000

/**
 * Requests under way are finished before closing. Callers are told not to reuse their connections, and each
 * connection is closed after its answer, so that the process need not wait for callers to disconnect.
 */
export function orderlyClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    if (await hasCallers(app)) await pause(noticeMs)
    const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs)
    const last = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(last)
    })
  })
}

function hasCallers(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => app.server.getConnections((error, count) => resolve(!error && count > 0)))
}
