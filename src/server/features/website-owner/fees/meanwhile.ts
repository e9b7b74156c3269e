import { Refusal } from '#server/platform/http/errors.ts'

/** Somebody else was quicker. */
export const meanwhile = (sentence = 'This was decided meanwhile.') =>
  new Refusal(409, 'decided-meanwhile', sentence)
