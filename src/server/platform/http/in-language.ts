import type { FastifyReply, FastifyRequest } from 'fastify'
import { Sentence } from '#domain/sentence.ts'
import { askedLanguage } from './asked-language.ts'

/** Chooses the caller's language and sets the header for it; English needs no header. */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply) {
  const language = askedLanguage(request)
  if (language !== 'en') reply.header('content-language', language)
  return language
}

/** Translates the `message` of an answer when it is one of our sentences; everything else stays as it is. */
export function inCallersLanguage(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!saysSentence(answer)) return answer
  return { ...answer, message: answer.message[answerLanguage(request, reply)] }
}

const saysSentence = (answer: unknown): answer is { message: Sentence } =>
  typeof answer === 'object' && answer !== null && 'message' in answer && answer.message instanceof Sentence
