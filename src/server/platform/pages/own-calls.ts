import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import type { Finished } from '../cache/response-cache.ts'
import type { CachedCalls } from '../http/cached-calls.ts'
import { errorAnswer, logFailure } from '../http/errors.ts'
import { sentWith } from '../http/send-finished.ts'
import type { Spend } from '../limits/read-budget.ts'

/** A call of a page, and the finished answer it got. A refusal has none. */
export interface Call {
  url: string
  /** That of its answer in the cache. */
  key: string | undefined
  finished: Finished | undefined
}

export interface AnsweredCall extends Call {
  status: number
  json: string
}

interface OwnCallsOptions {
  app: FastifyInstance
  cachedCalls: Pick<CachedCalls, 'at' | 'answer'>
  readBudget: (address: string) => Spend
}

/** Who asks for a page: the cost of its calls is counted by the address, and what fails is logged with the request's id. */
export type Visitor = Pick<FastifyRequest, 'ip' | 'log'>

/** Makes a call for a page in the language of the page. */
export type OwnCall = (url: string, language: Language, visitor: Visitor) => Promise<AnsweredCall>

/** A page's own calls only read. Nearly all are cached calls, which need no route; the others are sent to theirs. */
export function ownCalls({ app, cachedCalls, readBudget }: OwnCallsOptions): OwnCall {
  async function throughRoute(url: string, language: Language, { ip }: Visitor): Promise<AnsweredCall> {
    const response = await app.inject({ url, headers: { 'accept-language': language }, remoteAddress: ip })
    const { key, finished } = sentWith(response.raw.res) ?? {}
    return { url, key, finished, status: response.statusCode, json: response.payload }
  }

  return async (url, language, visitor) => {
    const asked = cachedCalls.at(url)
    if (!asked) return throughRoute(url, language, visitor)
    try {
      const { key, finished: making } = cachedCalls.answer(asked, { language, spend: readBudget(visitor.ip) })
      const finished = await making
      return { url, key, finished, status: finished.status, json: String(finished.body) }
    } catch (error) {
      logFailure(error, visitor.log)
      const { status, body } = errorAnswer(error, language)
      return { url, key: undefined, finished: undefined, status, json: JSON.stringify(body) }
    }
  }
}
