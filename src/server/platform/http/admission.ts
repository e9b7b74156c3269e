import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { Refusal } from './errors.ts'
import { failureOf } from './failed-directly.ts'
import { sayHttp } from './http.sentences.ts'
import { isPageRequest } from './plain-page.ts'
import { waitingRoom } from './waiting-room.ts'

export const tooBusy = () => new Refusal(503, 'busy', sayHttp.overloaded)

export type Admitted = 'read' | 'write' | 'page'

/** So that no connection to the database is idle while requests wait. More would only make each turn of the process longer. */
const atOnceByConnection = 2
/** Enough to keep the page thread busy while others wait for the database. */
const pagesAtOnce = 8
/** With those under way enough for some dozen people who each wait for their answer. */
const mostWaiting = 24

export interface Admission {
  isCrowded(kind: Admitted): boolean
  /** Waits for a place. Returns what gives it back. */
  enter(kind: Admitted): Promise<() => void>
}

/**
 * Limits how many requests are under way, so that under overload those admitted stay quick and the others hear so at
 * once. Reads, writes and pages have places of their own: a flood of logins or pages leaves the calls alone.
 */
export function admission(app: FastifyInstance, { connections }: { connections: number }): Admission {
  const room = (atOnce: number) => waitingRoom({ atOnce, mostWaiting, tooBusy })
  const rooms = {
    read: room(atOnceByConnection * connections),
    write: room(atOnceByConnection * connections),
    page: room(pagesAtOnce),
  }
  const leaving = new WeakMap<FastifyReply, () => void>()

  // After the body was received, so that slow senders take no place.
  app.addHook('preValidation', async (request, reply) => {
    const kind = kindOf(request)
    // A request whose direct answer has failed was admitted already.
    if (!kind || failureOf(request.raw)) return
    const leave = await rooms[kind].enter()
    leaving.set(reply, leave)
    // A caller that hung up while waiting would keep the place.
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  })
  // Before the answer is sent, so that slow readers take no place.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    leaving.get(reply)?.()
    done()
  })

  return { isCrowded: (kind) => rooms[kind].isCrowded(), enter: (kind) => rooms[kind].enter() }
}

/** Files and health checks need neither the database nor the page thread; uploads have a limit of their own. */
function kindOf(request: FastifyRequest): Admitted | undefined {
  if (!comesFromOutside(request) || isUpload(request)) return undefined
  return callKind(request) ?? (!request.routeOptions.url && isPageRequest(request) ? 'page' : undefined)
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

const isUpload = ({ headers }: Pick<Asked, 'headers'>) => headers['content-type']?.startsWith('multipart/')

export function callKind(request: Asked): 'read' | 'write' | undefined {
  if (isUpload(request) || !request.url.startsWith(`${apiBase}/`)) return undefined
  return request.method === 'GET' ? 'read' : 'write'
}

/** Rendering a page calls our own routes in-process; such a request is already admitted and is finished. */
export const comesFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket
