import { ApiError } from './client.ts'

/** The server's sentence about a failure, or the given one if the server sent none. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.message) || otherwise
}
