import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined

/** The request that failed last among those of what is shown. */
export function failedRequestOf(queryClient: QueryClient): string | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const failures = shown.map(({ state }) => state).filter(({ status }) => status === 'error')
  failures.sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  return requestIdOf(failures[0]?.error)
}
