import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import type { HeadersInFront } from '../cache-in-front/cache-in-front.ts'
import type { Spend } from '../limits/read-budget.ts'
import { askedLanguage } from './asked-language.ts'
import type { Gate } from './bare-app.ts'
import type { AnswerBefore } from './before-parsing.ts'
import type { Asked, CachedCalls } from './cached-calls.ts'
import { logFailure } from './errors.ts'
import { noteFailure, takeFailure } from './failed-directly.ts'
import { type Observed, requestIdHeader } from './observe.ts'
import type { ReadyAnswers } from './ready-answers.ts'
import type { RequestHead } from './request-head.ts'
import { plainHeaders } from './security.ts'
import { sendableTo } from './send-finished.ts'
import { addressReader, type TrustedProxies } from './trusted-proxies.ts'
import { type Header, headText, writeAnswer } from './write-answer.ts'
import type { WrittenMark } from './written-mark.ts'

interface DirectAnswers {
  cachedCalls: CachedCalls
  gate: Gate
  observed: Observed
  ready: ReadyAnswers
  written: WrittenMark
  readBudget: (address: string) => Spend
  headersInFront: HeadersInFront
  isHttps: boolean
  trustProxy: TrustedProxies
}

/**
 * Makes the answers of cached calls without Fastify, which takes longer than most of them (decision 038). What cannot
 * be answered goes on to the routes, and so do errors, which are thrown again there.
 */
export function directAnswers(app: FastifyInstance, options: DirectAnswers): AnswerBefore {
  const { cachedCalls, gate, observed, ready, written, readBudget, headersInFront } = options
  const plain: readonly Header[] = Object.entries(plainHeaders(options.isHttps))
  const addressOf = addressReader(options.trustProxy)

  app.server.prependListener('request', takeFailure)

  async function answer(request: RequestHead, socket: Socket, asked: Asked): Promise<boolean> {
    const startedAt = performance.now()
    const { url, headers: caller } = request
    try {
      const answer = await made(request, socket, asked)
      if (!answer) return true
      const { key, finished } = answer
      const { status, headers, body } = await sendableTo(caller, finished)
      if (!socket.writable) return true
      // When the server closes, an answer must say that the connection does, too.
      if (!app.server.listening) return false
      const all: Header[] = [
        ...plain,
        ...Object.entries({ ...headers, ...headersInFront(finished) }),
        ...(body ? [['content-length', body.length] as const] : []),
      ]
      const requestId = randomUUID()
      const head = headText(status, [...all, [requestIdHeader, requestId]], app.server)
      const route = apiBase + asked.call.endpoint.path
      observed.answered({ method: 'GET', url, route, status, ms: performance.now() - startedAt, requestId })
      ready.remember(request, { key, finished, status, headers: all, body, route })
      // Last, because after an error the routes answer.
      writeAnswer(socket, head, body)
      return true
    } catch (error) {
      if (socket.destroyed) logFailure(error, app.log)
      noteFailure(socket, { error, ms: performance.now() - startedAt })
      return false
    }
  }

  async function made({ headers }: RequestHead, socket: Socket, asked: Asked) {
    const leave = await gate.enter()
    try {
      // The caller hung up while waiting.
      if (!socket.writable) return undefined
      const spend = readBudget(addressOf(headers, socket))
      const { key, finished } = cachedCalls.answer(asked, { language: askedLanguage({ headers }), spend })
      return { key, finished: await finished }
    } finally {
      leave()
    }
  }

  return (request, socket) => {
    if (!app.server.listening || gate.isRefusing() || written.mustWait(request.headers)) return false
    const asked = cachedCalls.at(request.url)
    if (!asked) return false
    const answering = answer(request, socket, asked)
    app.answering.add(answering)
    return answering.finally(() => app.answering.delete(answering))
  }
}
