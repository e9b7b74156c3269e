import type { ComponentProps } from 'react'
import type { PreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { WorkQueue } from './work-queue.tsx'

interface Extent {
  total: number
  totalPages: number
}

type Paging = Pick<ComponentProps<typeof PagedList>, 'page' | 'linkTo' | 'failed' | 'empty' | 'children'>

interface PagedQueueProps extends Paging {
  label: string
  /** What stands in it now, in order. */
  ids: readonly string[]
  list: PreviousDataQuery<Extent>
}

/** Work that comes page by page: on its way, failed, empty, past its end, or there. */
export function PagedQueue({ label, ids, list, ...paging }: PagedQueueProps) {
  return (
    <WorkQueue label={label} ids={ids}>
      <PagedList {...pagingOf(list)} {...paging} />
    </WorkQueue>
  )
}

/** What a list says about itself; the emptiness of an earlier question says nothing about this one. */
export const pagingOf = ({ data, isOutdated, hasFailed, tryAgain }: PreviousDataQuery<Extent>) => ({
  extent: isOutdated && data?.total === 0 ? undefined : data,
  hasFailed,
  isOutdated,
  onTryAgain: tryAgain,
})
