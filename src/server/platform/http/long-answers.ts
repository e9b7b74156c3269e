import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

const longLetters = 16 * 1024

/** Answers for one person cannot be cached, so long ones are compressed fast rather than well. */
export function compressLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < longLetters) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding']
    if (!accepted || !negotiate(accepted, ['gzip'])) return payload
    reply.header('content-encoding', 'gzip')
    return promisify(gzip)(payload, { level: 4 })
  })
}
