import { useRouter } from '@tanstack/react-router'

/** The error of what failed last among all that is shown. */
export function useLastFailure(): unknown {
  const { queryClient } = useRouter().options.context
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const failures = shown.map(({ state }) => state).filter(({ status }) => status === 'error')
  failures.sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  return failures[0]?.error
}
