import type { FastifyReply, FastifyRequest } from 'fastify'
import { Sentence } from '#domain/sentence.ts'
import { askedLanguage } from './asked-language.ts'

/** Chooses the caller's language for an answer, and marks the answer with it. English is what nobody marks. */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply) {
  const language = askedLanguage(request)
  if (language !== 'en') reply.header('content-language', language)
  return language
}

/** An answer whose `message` is a sentence of ours gets it in the caller's language; everything else stays as it is. */
export function inCallersLanguage(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!saysSentence(answer)) return answer
  return { ...answer, message: answer.message[answerLanguage(request, reply)] }
}

const saysSentence = (answer: unknown): answer is { message: Sentence } =>
  typeof answer === 'object' && answer !== null && 'message' in answer && answer.message instanceof Sentence
