import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import {
  type Answer,
  apiBase,
  type CallArguments,
  type CallResult,
  type Endpoint,
} from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/shapes/error.ts'
import { nextDiscountExpiry } from '#domain/discount.ts'
import type { Language } from '#domain/language.ts'
import { nextMauritiusMidnight } from '#domain/mauritius-time.ts'
import type { PublicRead } from '../cache/public-read.ts'
import { finish, type ResponseCache, type Tag, type TagsOfFields } from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import type { Spend } from '../limits/read-budget.ts'
import type { CallerBy, Callers } from '../sessions/callers.ts'
import { requireFreshCode } from '../sessions/fresh-code.ts'
import { askedLanguage } from './asked-language.ts'
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

/** An answer to be cached, with the tags of what it shows. */
export interface Cached<Answer> {
  answer: Answer
  tags: readonly Tag[]
  ofFields?: TagsOfFields | undefined
  /** When the clock alone makes it wrong. By default with the day, when discounts end and featured products begin. */
  until?: Date | 'never' | undefined
}

/** Takes the cost of making an answer from the budget of the first who asked for it. */
type Costing = { spend: Spend }

type CachedHandler<E> = (call: CallArguments<E> & Costing) => Promise<Cached<CallResult<E>>>
type CachedByLanguage<E> = (
  call: CallArguments<E> & Costing & { language: Language },
) => Promise<Cached<CallResult<E>>>

export interface Mount {
  /** Mounts an endpoint of the contract with the function that answers it; the answer is never cached. */
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for an answer that is equal for everyone: cached until something that it shows changes. */
  cached<E extends Endpoint>(endpoint: E, handler: CachedHandler<E>): void
  /** The same for an answer with category names: cached once for each language. */
  cachedByLanguage<E extends Endpoint>(endpoint: E, handler: CachedByLanguage<E>): void
}

export interface MountOptions {
  cache: ResponseCache
  callers: Callers
  clock: Clock
  /** The budget of an address for reads that cost the database something. */
  readBudget: (ip: string) => Spend
  /** Marks a browser that made a change. */
  written: WrittenMark
  /** Makes a public answer, from a standby where there is one. */
  publicRead: PublicRead
  /** Compares each cached answer with the contract, in tests. */
  checksAnswers: boolean
}

export function createMount(
  app: FastifyInstance,
  { cache, callers, clock, readBudget, written, publicRead, checksAnswers }: MountOptions,
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

  const sendCached = async (
    { request, reply }: Exchange,
    key: string,
    headers: Record<string, string>,
    make: () => Promise<Cached<unknown>>,
  ) => {
    const finished = await cache.getOrMake(key, () =>
      publicRead(async () => {
        const asked = clock()
        const { answer, until, ...shown } = await make()
        if (checksAnswers) mustFitContract(answer, reply)
        return finish(200, headers, JSON.stringify(answer), { ...shown, until: momentOf(until, asked) })
      }),
    )
    return sendFinished(request, reply, finished, key)
  }

  mount.cached = (endpoint, handler) =>
    add(endpoint, (request, reply) => {
      const call = { ...argumentsOf<typeof endpoint>(request), spend: readBudget(request.ip) }
      return sendCached({ request, reply }, keyOf(endpoint, call), json, () => handler(call))
    })

  mount.cachedByLanguage = (endpoint, handler) =>
    add(endpoint, (request, reply) => {
      const language = askedLanguage(request)
      const call = { ...argumentsOf<typeof endpoint>(request), language, spend: readBudget(request.ip) }
      const headers = { ...json, vary: 'accept-encoding, accept-language', 'content-language': language }
      const key = `${language} ${keyOf(endpoint, call)}`
      return sendCached({ request, reply }, key, headers, () => handler(call))
    })

  return mount
}

const json = { 'content-type': 'application/json; charset=utf-8' }

function momentOf(until: Cached<unknown>['until'], asked: Date): number | undefined {
  if (until === 'never') return undefined
  const daily = () => Math.min(nextDiscountExpiry(asked).getTime(), nextMauritiusMidnight(asked).getTime())
  return until ? until.getTime() : daily()
}

/** In production answers are not parsed again. So nothing may depend on the contract leaving out or changing a field. */
function mustFitContract(answer: unknown, reply: FastifyReply): void {
  const byContract = JSON.parse(String(reply.serialize(answer)))
  if (!isDeepStrictEqual(byContract, JSON.parse(JSON.stringify(answer))))
    throw new Error('The answer has other fields than its contract.')
}

function mustDeclareCookies({ path, setsCookie }: Endpoint, reply: FastifyReply): void {
  if (reply.hasHeader('set-cookie') && !setsCookie)
    throw new Error(`${path} sets a cookie without saying so.`)
}

const keyOf = ({ path }: Endpoint, { params, query }: { params?: unknown; query?: unknown }) =>
  `${path} ${JSON.stringify([params, query])}`

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
