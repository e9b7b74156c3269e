import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for callers to learn that this connection takes no further request. */
const noticeMs = 300
const idleCheckMs = 100
/** A caller that has not finished by then is disconnected, so that the database can close in order too. */
const timeoutMs = 10_000

/**
 * Requests under way are finished before closing. New connections go to another worker from the start; callers of the
 * existing ones are told not to reuse them, and each is closed after its answer.
 */
export function orderlyClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    const closed = once(app.server, 'close')
    stopListening(app)
    if (await hasCallers(app)) await pause(noticeMs)
    const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs)
    const last = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    await closed
    clearInterval(idle)
    clearTimeout(last)
  })
}

/** Only that: the close of node:http would cut connections that wait for their next request, which may be on its way. */
const stopListening = ({ server }: FastifyInstance) => Server.prototype.close.call(server)

function hasCallers(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => app.server.getConnections((error, count) => resolve(!error && count > 0)))
}
