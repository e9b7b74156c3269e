import { ApiError } from './client.ts'

/** What to say about a failure: the server's own sentence, where it sent one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise
}
