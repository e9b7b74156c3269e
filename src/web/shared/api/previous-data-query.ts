import {
  type DefaultError,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export interface PreviousDataQuery<Data> {
  /** The newest answer, which may belong to an earlier request. */
  data: Data | undefined
  /** The answer to the current request has not come yet. */
  isOutdated: boolean
  hasFailed: boolean
  tryAgain: () => void
}

/** A query that shows its previous data while the next request runs, and also when that request fails. */
export function usePreviousDataQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): PreviousDataQuery<Data> {
  const { data, isPending, isError, isFetching, refetch } = useQuery(options)
  const [previous, setPrevious] = useState(data)
  if (data !== undefined && data !== previous) setPrevious(data)
  return {
    data: data ?? previous,
    isOutdated: isPending && isFetching,
    hasFailed: isError && !isFetching,
    tryAgain: () => void refetch(),
  }
}

/** Fetches what the visitor will probably need next, unless it is cached already. */
export function usePrefetched<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, DefaultError, Data, Key>,
  isEnabled: boolean,
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isEnabled) void queryClient.prefetchQuery(options)
  })
}
