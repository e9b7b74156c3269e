import { errorPages } from '#texts/shared/error-pages.ts'

/** The text, and the number of the failed request when the error is that of a call. */
export function withRequest(text = '', error?: unknown): string {
  const { requestId } = (error ?? {}) as { requestId?: string }
  return requestId ? `${text} ${errorPages.reference(requestId)}` : text
}
