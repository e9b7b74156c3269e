import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { contact } from '#contract/public/contact.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { Message } from '#contract/shapes/message.ts'
import { askedLanguage } from './asked-language.ts'
import { frenchFor } from './french/french-for.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The `message` of its answers is a sentence of ours, not something that a person wrote. */
    isSentence?: boolean
  }
}

type Spoken = Pick<ErrorBody, 'message' | 'issues'>

/**
 * Sentences are written in English where they are said; on the way out they become French for those who ask for it. None
 * of them stands in an answer that is kept.
 */
export function answerInLanguage(
  app: FastifyInstance,
  onUntranslated = (sentence: string) => app.log.warn({ sentence }, 'a sentence has no French'),
): void {
  const inFrench = <Part extends { message: string }>(part: Part): Part => {
    const message = frenchFor(part.message)
    if (message === undefined) onUntranslated(part.message)
    return { ...part, message: message ?? part.message }
  }

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!isSpoken(payload, request, reply)) return payload
    // Looked up for everyone, so that one without French is noticed before a French reader meets it.
    const { issues } = payload
    const french = { ...inFrench(payload), ...(issues && { issues: issues.map(inFrench) }) }
    if (askedLanguage(request) !== 'fr') return payload
    if (french.message !== payload.message) reply.header('content-language', 'fr')
    return french
  })
}

function isSpoken(payload: unknown, request: FastifyRequest, reply: FastifyReply): payload is Spoken {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return false
  if (typeof payload.message !== 'string') return false
  const isRefusal = reply.statusCode >= 400 && 'code' in payload
  return isRefusal || request.routeOptions.config?.isSentence === true
}

const sentenceFields = new Set<unknown>([Message.shape.message, contact.send.response.shape.message])

/** Whether a call answers with a sentence of ours. */
export const saysSentence = ({ response }: Endpoint): boolean =>
  response instanceof z.ZodObject && sentenceFields.has(response.shape.message)
