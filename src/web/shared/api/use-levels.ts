import {
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'

type Options<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

/**
 * One query for each level of a category, at most four. The number is fixed, because the library's hook for
 * any number of queries would be part of every first page.
 */
export function useLevels<Data, Key extends QueryKey>(
  levels: readonly Options<Data, Key>[],
): UseQueryResult<Data>[] {
  const none = { queryKey: ['no-level'], queryFn: skipToken } as unknown as Options<Data, Key>
  const first = useQuery(levels[0] ?? none)
  const second = useQuery(levels[1] ?? none)
  const third = useQuery(levels[2] ?? none)
  const fourth = useQuery(levels[3] ?? none)
  return [first, second, third, fourth].slice(0, levels.length)
}
