import { isDeepStrictEqual } from 'node:util'
import findMyWay from 'find-my-way'
import type { ZodObject } from 'zod'
import { safeEncode } from 'zod'
import { apiBase, type CallArguments, type CallResult, type Endpoint } from '#contract/endpoint.ts'
import { nextDiscountExpiry } from '#domain/discount.ts'
import type { Language } from '#domain/language.ts'
import { nextMauritiusMidnight } from '#domain/mauritius-time.ts'
import type { PublicRead } from '../cache/public-read.ts'
import {
  type Finished,
  finish,
  type ResponseCache,
  type Tag,
  type TagsOfFields,
} from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import type { Spend } from '../limits/read-budget.ts'

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
type Asking = Costing & { language: Language }

export type CachedHandler<E> = (call: CallArguments<E> & Costing) => Promise<Cached<CallResult<E>>>
export type CachedByLanguage<E> = (call: CallArguments<E> & Asking) => Promise<Cached<CallResult<E>>>

export interface CachedCall {
  endpoint: Endpoint
  /** The answer is cached once for each language. */
  isByLanguage: boolean
  make: (call: CallArguments<unknown> & Asking) => Promise<Cached<unknown>>
}

/** A call with its parameters, validated. */
export interface Asked {
  call: CachedCall
  params: unknown
  query: unknown
}

export interface CachedCalls {
  add(call: CachedCall): void
  /** What an address asks for. Undefined when that is no cached call, or when a parameter is wrong. */
  at(url: string): Asked | undefined
  /** The answer from the cache or a new one, and its key in the cache. */
  answer(asked: Asked, asking: Asking): { key: string; finished: Promise<Finished> }
}

/** As Fastify's routes are matched. */
export const routing = { ignoreTrailingSlash: true, maxParamLength: 200 }

interface Deps {
  cache: ResponseCache
  clock: Clock
  /** Makes a public answer, from a standby where there is one. */
  publicRead: PublicRead
  /** Compares each answer with the contract, in tests. */
  checksAnswers: boolean
}

/** The public calls whose answers are cached. */
export function cachedCalls({ cache, clock, publicRead, checksAnswers }: Deps): CachedCalls {
  const router = findMyWay(routing)

  return {
    add(call) {
      router.on('GET', apiBase + call.endpoint.path, () => {}, call)
    },

    at(url) {
      const found = router.find('GET', url)
      if (!found) return undefined
      const call: CachedCall = found.store
      const params = validated(call.endpoint.params, found.params)
      const query = validated(call.endpoint.query, found.searchParams)
      return params && query && { call, params: params.value, query: query.value }
    },

    answer({ call, params, query }, asking) {
      const { endpoint, isByLanguage, make } = call
      const path = `${endpoint.path} ${JSON.stringify([params, query])}`
      const key = isByLanguage ? `${asking.language} ${path}` : path
      const finished = cache.getOrMake(key, () =>
        publicRead(async () => {
          const asked = clock()
          const { answer, until, ...shown } = await make({ params, query, body: undefined, ...asking })
          if (checksAnswers) mustFitContract(endpoint, answer)
          const headers = isByLanguage ? inLanguages[asking.language] : json
          return finish(200, headers, JSON.stringify(answer), { ...shown, until: momentOf(until, asked) })
        }),
      )
      return { key, finished }
    },
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' }
const inLanguage = (language: Language) => ({
  ...json,
  vary: 'accept-encoding, accept-language',
  'content-language': language,
})
const inLanguages: Record<Language, Record<string, string>> = { en: inLanguage('en'), fr: inLanguage('fr') }

/** Without a schema anything may be given, and the call gets nothing of it. */
function validated(schema: ZodObject | undefined, given: unknown): { value: unknown } | undefined {
  if (!schema) return { value: undefined }
  const { success, data } = schema.safeParse(given)
  return success ? { value: data } : undefined
}

function momentOf(until: Cached<unknown>['until'], asked: Date): number | undefined {
  if (until === 'never') return undefined
  const daily = () => Math.min(nextDiscountExpiry(asked).getTime(), nextMauritiusMidnight(asked).getTime())
  return until ? until.getTime() : daily()
}

/** In production answers are not parsed again. So nothing may depend on the contract leaving out or changing a field. */
function mustFitContract({ path, response }: Endpoint, answer: unknown): void {
  const { data, error } = safeEncode(response, answer)
  if (error) throw new Error(`The answer of ${path} does not fit its contract.`, { cause: error })
  if (!isDeepStrictEqual(asSent(data), asSent(answer)))
    throw new Error(`The answer of ${path} has other fields than its contract.`)
}

const asSent = (answer: unknown) => JSON.parse(JSON.stringify(answer))
