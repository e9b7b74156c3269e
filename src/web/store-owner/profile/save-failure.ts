import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type Failure, failureInWords } from '#web/shared/forms/failure.ts'

/** Why a save failed: the server's sentence, else ours; nothing when its objections belong beside fields. */
export function saveFailure(error: unknown, otherwise: string): Failure | undefined {
  if (error instanceof ApiError && error.issues.length > 0) return
  return { sentence: sentenceOf(error, otherwise), advice: failureInWords(error).advice }
}
