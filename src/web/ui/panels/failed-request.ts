import { useRouter } from '@tanstack/react-router'

/** The request that failed last among those of what is shown. */
export function useFailedRequest(): string | undefined {
  const { queryClient } = useRouter().options.context
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const failures = shown.map(({ state }) => state).filter(({ status }) => status === 'error')
  failures.sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  return (failures[0]?.error as { requestId?: string } | undefined)?.requestId
}
