import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type Failure, failureInWords } from '#web/shared/forms/failure.ts'

/** The server's message or our own; undefined when the errors are shown beside their fields. */
export function saveFailure(error: unknown, otherwise: string): Failure | undefined {
  if (error instanceof ApiError && error.issues.length > 0) return
  return { ...failureInWords(error), sentence: sentenceOf(error, otherwise) }
}
