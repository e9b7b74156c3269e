import type { Sentence } from '#domain/sentence.ts'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

/** A conflict: somebody else has changed the same thing since this caller last read it. */
export const changedSince = (sentence: Sentence = sayHttp.decidedMeanwhile) =>
  new Refusal(409, 'decided-meanwhile', sentence)
