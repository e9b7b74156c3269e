import { errorPages } from '#texts/shared/error-pages.ts'

/** The id of the failed request, when the error is that of a call. */
export const requestIdOf = (error: unknown) => (error as { requestId?: string } | undefined)?.requestId

/** The text, and the number of the failed request when there is one. */
export function withRequest(text: string, error: unknown): string {
  const id = requestIdOf(error)
  return id ? `${text} ${errorPages.reference(id)}` : text
}
