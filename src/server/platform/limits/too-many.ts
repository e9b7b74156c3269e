import { Refusal } from '../http/errors.ts'
import { sayLimit } from './limits.sentences.ts'

export function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Refusal(429, 'too-many', sayLimit.tooManyAttempts({ seconds }), { retryAfterSeconds: seconds })
}
