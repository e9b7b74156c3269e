import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { WorkQueue } from './work-queue.tsx'

interface Extent {
  total: number
  totalPages: number
}

type PagedResult = Pick<UseQueryResult<Extent>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>

type Paging = Pick<ComponentProps<typeof PagedList>, 'page' | 'linkTo' | 'failed' | 'empty' | 'children'>

interface PagedQueueProps extends Paging {
  label: string
  /** The ids of the cards on this page, in order. */
  ids: readonly string[]
  list: PagedResult
}

/** A page of cards to work through. */
export function PagedQueue({ label, ids, list, ...paging }: PagedQueueProps) {
  return (
    <WorkQueue label={label} ids={ids}>
      <PagedList {...pagingOf(list)} {...paging} />
    </WorkQueue>
  )
}

/** A query of one page; the previous page stays on screen until the next one has loaded. */
export function usePagedQuery<Data extends Extent, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
) {
  return useQuery({ ...options, placeholderData: keepPreviousData })
}

/** An empty previous result is not shown: it would claim that the next one is empty too. */
export const pagingOf = ({ data, isError, isPlaceholderData, refetch }: PagedResult) => ({
  extent: isPlaceholderData && data?.total === 0 ? undefined : data,
  hasFailed: isError,
  isOutdated: isPlaceholderData,
  onTryAgain: () => void refetch(),
})
