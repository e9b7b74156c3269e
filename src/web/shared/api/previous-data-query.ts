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
  /** The newest answer there is, be it that of an earlier question. */
  data: Data | undefined
  /** The answer to this question is still to come. */
  isOutdated: boolean
  hasFailed: boolean
  tryAgain: () => void
}

/** A query whose last answer stays in sight while the next one is under way, and also when that one fails. */
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

/** Fetches what is likely to be asked for next; what is there already is not fetched again. */
export function usePrefetched<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, DefaultError, Data, Key>,
  isEnabled: boolean,
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isEnabled) void queryClient.prefetchQuery(options)
  })
}
