import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { stopListening } from './listen.ts'

/** Long enough for callers to learn that this connection takes no further request. */
const noticeMs = 300
const idleCheckMs = 100
/** A caller that has not finished by then is disconnected, so that the database can close in order too. */
const timeoutMs = 10_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being answered without Node.js knowing of them: to it their connections are idle. */
    answering: Set<Promise<unknown>>
  }
}

/**
 * Requests under way are finished before closing. New connections go to another worker from the start; callers of the
 * existing ones are told not to reuse them, and each is closed after its answer.
 */
export function orderlyClose(app: FastifyInstance): void {
  let isClosing = false
  app.decorate('answering', new Set<Promise<unknown>>())
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (!app.server.listening) return
    const closed = stopListening(app)
    if (await hasCallers(app)) await pause(noticeMs)
    const last = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    const isOver = () => app.answering.size === 0
    const idle = setInterval(() => isOver() && app.server.closeIdleConnections(), idleCheckMs)
    await closed
    clearInterval(idle)
    clearTimeout(last)
  })
}

async function hasCallers({ accepting }: FastifyInstance): Promise<boolean> {
  for (const server of accepting) {
    const hasSome = await new Promise<boolean>((resolve) =>
      server.getConnections((error, count) => resolve(!error && count > 0)),
    )
    if (hasSome) return true
  }
  return false
}
