import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import {
  type Answer,
  apiBase,
  type CallArguments,
  type CallResult,
  type Endpoint,
} from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/shapes/error.ts'
import { finish, type ResponseCache, type Tag } from '../cache/response-cache.ts'
import type { CallerBy, Callers } from '../sessions/callers.ts'
import { takeForms } from './forms.ts'
import { inCallersLanguage } from './in-language.ts'
import { sendFinished } from './send-finished.ts'

/** The raw request and reply, for the few calls that read or set cookies. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  call: CallArguments<E> & { caller: CallerBy[E['access']] },
  exchange: Exchange,
) => Promise<Answer<E>>

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerBy[keyof CallerBy]
  }
}

type CachedHandler<E> = (call: CallArguments<E>) => Promise<CallResult<E>>

export interface Mount {
  /** Mounts an endpoint of the contract with the function that answers it; the answer is never cached. */
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for an answer that is equal for everyone: cached until a write touches one of the tags. */
  cached<E extends Endpoint>(tags: readonly Tag[], endpoint: E, handler: CachedHandler<E>): void
}

export function createMount(app: FastifyInstance, cache: ResponseCache, callers: Callers): Mount {
  app.decorateRequest('caller', undefined)

  const add = (endpoint: Endpoint, handler: Parameters<typeof app.route>[0]['handler']) => {
    const route: RouteOptions = {
      method: endpoint.method,
      url: apiBase + endpoint.path,
      schema: schemaOf(endpoint),
      handler,
    }
    const { access } = endpoint
    if (access !== 'public') {
      // Before the body is read, so that an unauthorised caller learns nothing about the form.
      route.onRequest = async (request) => {
        request.caller = await callers.require(access, request)
      }
    }
    if (!endpoint.multipart) return app.route(route)
    app.register(async (forms) => {
      await takeForms(forms)
      forms.route({ ...route, validatorCompiler: () => () => true })
    })
  }

  const mount: Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) =>
    add(endpoint, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const caller = request.caller as CallerBy[E['access']]
      const answer = await handler({ ...argumentsOf<E>(request), caller }, { request, reply })
      return inCallersLanguage(answer, request, reply)
    })

  mount.cached = (tags, endpoint, handler) =>
    add(endpoint, async (request, reply) => {
      const call = argumentsOf<typeof endpoint>(request)
      const key = `${endpoint.path} ${JSON.stringify([call.params, call.query])}`
      const finished = await cache.getOrMake(key, tags, async () =>
        finish(
          200,
          { 'content-type': 'application/json; charset=utf-8' },
          String(reply.serialize(await handler(call))),
          tags,
        ),
      )
      return sendFinished(request, reply, finished)
    })

  return mount
}

function argumentsOf<E extends Endpoint>(request: FastifyRequest): CallArguments<E> {
  const { params, query, body } = request
  return { params, query, body } as CallArguments<E>
}

function schemaOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.access],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
    response: { 200: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
  }
}
