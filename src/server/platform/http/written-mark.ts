import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { HeardChanges } from '../cache/heard-changes.ts'
import { keysOf, type Secrets } from '../secrets.ts'

/** Long enough for any process to hear of a change. */
const markSeconds = 10

/**
 * Who changes something reads it right afterwards, perhaps from another process, which has not heard of it yet. A cookie
 * names the transaction, and a process with that mark answers when it has heard. The mark is signed, because one that was
 * not heard of evicts everything.
 */
export interface WrittenMark {
  /** Runs the work of a request, and marks the browser when it made a change. */
  marking<Answer>(reply: FastifyReply, work: () => Promise<Answer>): Promise<Answer>
  /** Whether a request with these headers must wait. */
  mustWait(headers: IncomingHttpHeaders): boolean
}

/** A process without others has heard of everything. */
export const noMark: WrittenMark = { marking: (_, work) => work(), mustWait: () => false }

const written = /(?:^|;\s*)(?:__Host-)?zb_written=(\d{1,18})\.([\w-]{43})(?=;|$)/

const signed = (transaction: string, key: Buffer) =>
  createHmac('sha256', key).update(transaction).digest('base64url')

export function writtenMark(
  app: FastifyInstance,
  changes: HeardChanges,
  { isHttps, secrets }: { isHttps: boolean; secrets: Secrets },
): WrittenMark {
  const keys = keysOf(secrets, 'written mark')
  function markIn({ cookie }: IncomingHttpHeaders): string | undefined {
    const [, transaction, signature] = (cookie && written.exec(cookie)) || []
    if (!transaction || !signature) return undefined
    const isOurs = keys.some((key) =>
      timingSafeEqual(Buffer.from(signed(transaction, key)), Buffer.from(signature)),
    )
    return isOurs ? transaction : undefined
  }
  const name = isHttps ? '__Host-zb_written' : 'zb_written'
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: markSeconds,
  } as const

  app.addHook('onRequest', async (request) => {
    const mark = request.method === 'GET' && markIn(request.headers)
    if (mark) await changes.untilHeard(mark)
  })

  return {
    async marking(reply, work) {
      const { answer, made } = await changes.noting(work)
      if (made) reply.setCookie(name, `${made}.${signed(made, keys[0])}`, attributes)
      return answer
    },
    mustWait(headers) {
      const mark = markIn(headers)
      return mark !== undefined && !changes.isHeard(mark)
    },
  }
}
