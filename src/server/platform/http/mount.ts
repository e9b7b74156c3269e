import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Answer, apiBase, type CallArguments, type Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/shapes/error.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '../clock.ts'
import type { Spend } from '../limits/read-budget.ts'
import type { CallerBy, Callers } from '../sessions/callers.ts'
import { requireFreshCode } from '../sessions/fresh-code.ts'
import { askedLanguage } from './asked-language.ts'
import type { CachedByLanguage, CachedCall, CachedCalls, CachedHandler } from './cached-calls.ts'
import { failureOf } from './failed-directly.ts'
import { takeForms } from './forms.ts'
import { inCallersLanguage } from './in-language.ts'
import { sendFinished } from './send-finished.ts'
import type { WrittenMark } from './written-mark.ts'

/** The raw request and reply, for the few calls that read or set cookies. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  call: CallArguments<E> & { caller: CallerBy[E['access']]; language: Language },
  exchange: Exchange,
) => Promise<Answer<E>>

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerBy[keyof CallerBy]
  }
}

export interface Mount {
  /** Mounts an endpoint of the contract with the function that answers it; the answer is never cached. */
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for an answer that is equal for everyone: cached until something that it shows changes. */
  cached<E extends Endpoint>(endpoint: E, handler: CachedHandler<E>): void
  /** The same for an answer with category names: cached once for each language. */
  cachedByLanguage<E extends Endpoint>(endpoint: E, handler: CachedByLanguage<E>): void
}

export interface MountOptions {
  callers: Callers
  clock: Clock
  cachedCalls: CachedCalls
  /** The budget of an address for reads that cost the database something. */
  readBudget: (ip: string) => Spend
  /** Marks a browser that made a change. */
  written: WrittenMark
  /** Whether tests look at what each call does. */
  checksAnswers: boolean
}

export function createMount(
  app: FastifyInstance,
  { callers, clock, cachedCalls, readBudget, written, checksAnswers }: MountOptions,
): Mount {
  app.decorateRequest('caller', undefined)

  const add = (endpoint: Endpoint, handler: Parameters<typeof app.route>[0]['handler']) => {
    const route: RouteOptions = {
      method: endpoint.method,
      url: apiBase + endpoint.path,
      schema: schemaOf(endpoint),
      handler,
      ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
    }
    if (endpoint.writes) {
      route.exposeHeadRoute = false
      app.head(route.url, async (_request, reply) =>
        reply.status(405).header('allow', endpoint.method).send(),
      )
    }
    const { access } = endpoint
    if (access !== 'public') {
      // Before the body is read, so that an unauthorised caller learns nothing about the form.
      route.onRequest = async (request) => {
        request.caller = await callers.require(access, request)
        if (endpoint.asksForCode) requireFreshCode(request.caller as CallerBy['owner'], clock())
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
      const language = askedLanguage(request)
      const answer = await written.marking(reply, async () => {
        const made = await handler({ ...argumentsOf<E>(request), caller, language }, { request, reply })
        if (checksAnswers) mustDeclareCookies(endpoint, reply)
        return made
      })
      return inCallersLanguage(answer, request, reply)
    })

  const mountCached = (call: CachedCall) => {
    const { endpoint } = call
    cachedCalls.add(call)
    add(endpoint, async (request, reply) => {
      const failure = failureOf(request.raw)
      if (failure) throw failure.error
      const params = endpoint.params && request.params
      const query = endpoint.query && request.query
      const asking = { language: askedLanguage(request), spend: readBudget(request.ip) }
      const { key, finished } = cachedCalls.answer({ call, params, query }, asking)
      return sendFinished(request, reply, await finished, key)
    })
  }
  mount.cached = (endpoint, handler) =>
    mountCached({ endpoint, isByLanguage: false, make: handler as CachedCall['make'] })
  mount.cachedByLanguage = (endpoint, handler) =>
    mountCached({ endpoint, isByLanguage: true, make: handler as CachedCall['make'] })

  return mount
}

function mustDeclareCookies({ path, setsCookie }: Endpoint, reply: FastifyReply): void {
  if (reply.hasHeader('set-cookie') && !setsCookie)
    throw new Error(`${path} sets a cookie without saying so.`)
}

function argumentsOf<E extends Endpoint>(request: FastifyRequest): CallArguments<E> {
  const { params, query, body } = request
  return { params, query, body } as CallArguments<E>
}

function schemaOf(endpoint: Endpoint) {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { 200: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
  }
}
