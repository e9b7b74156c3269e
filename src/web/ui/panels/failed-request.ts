import { useRouter } from '@tanstack/react-router'
import { requestIdOf } from './request-id-of.ts'

/** The request that failed last among those of what is shown. */
export function useFailedRequest(): string | undefined {
  const { queryClient } = useRouter().options.context
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const failures = shown.map(({ state }) => state).filter(({ status }) => status === 'error')
  failures.sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  return requestIdOf(failures[0]?.error)
}
