import type { Sentence } from '#domain/sentence.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { sayHttp } from '#server/platform/http/http.sentences.ts'

/** Somebody else was quicker. */
export const meanwhile = (sentence: Sentence = sayHttp.decidedMeanwhile) =>
  new Refusal(409, 'decided-meanwhile', sentence)
