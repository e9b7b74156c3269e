import { type ReactNode, useId } from 'react'
import { pageSize } from '#domain/listing.ts'
import { pageRange } from '#domain/pagination.ts'
import { browsing } from '#texts/public/browsing.ts'
import { common } from '#texts/shared/common.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { type ActiveFilter, FilterChips } from '#web/ui/lists/chip.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'

interface ResultListProps {
  /** The latest result, possibly of the previous search params; undefined until the first one has loaded. */
  list: { page: number; total: number; totalPages: number } | undefined
  /** The page number in the address. */
  page: number | undefined
  isOutdated: boolean
  hasFailed: boolean
  tryAgain: () => void
  /** Shown when nothing could be loaded. */
  failed: string
  linkTo: (page: number) => Destination
  /** Beside the count. */
  besides?: ReactNode
  filters: readonly ActiveFilter[]
  clear?: ActiveFilter
  skeleton: ReactNode
  empty: ReactNode
  stickyPages?: boolean
  children: ReactNode
}

/** A page of cards with its count, active filters and page links. */
export function ResultList({ list, page = 1, isOutdated, hasFailed, linkTo, ...parts }: ResultListProps) {
  const id = useId()
  const isLoading = !list && !hasFailed
  const range = list && pageRange(list.page, pageSize, list.total)
  return (
    <section aria-labelledby={id} aria-busy={isOutdated}>
      <h2 id={id} className="sr-only">
        {browsing.results}
      </h2>
      <div
        className={`my-4 flex flex-wrap items-center gap-x-4 gap-y-2 ${range || isLoading ? 'min-h-9 pointer-coarse:min-h-11' : ''}`}
      >
        <p role="status" className="text-muted tabular-nums empty:hidden">
          {isLoading && <span className="sr-only">{common.loading}</span>}
          {range && list && browsing.showing(range.from, range.to, list.total)}
        </p>
        {parts.besides}
        <FilterChips filters={parts.filters} clear={parts.clear} />
      </div>
      <div className={`transition-opacity ${isOutdated && !isLoading ? 'opacity-50 delay-150' : ''}`}>
        {isLoading ? parts.skeleton : range ? parts.children : <Nothing {...{ list, linkTo, parts }} />}
      </div>
      <Pagination
        // After a failure the previous list stays, and the page links belong to it.
        page={hasFailed && list ? list.page : page}
        totalPages={list?.totalPages ?? 0}
        linkTo={linkTo}
        sticky={parts.stickyPages}
      />
    </section>
  )
}

type NothingProps = Pick<ResultListProps, 'list' | 'linkTo'> & {
  parts: Pick<ResultListProps, 'empty' | 'failed' | 'tryAgain'>
}

/** A failed request, an empty list and a page past the end each have their own text. */
function Nothing({ list, linkTo, parts }: NothingProps) {
  if (!list) {
    return <NotLoaded sentence={parts.failed} onTryAgain={parts.tryAgain} />
  }
  if (!list.total) return parts.empty
  return (
    <EmptyState artwork="desert-island" message={browsing.pastEnd(list.page)}>
      <ButtonLink {...linkTo(1)} look="quiet">
        {browsing.toFirstPage}
      </ButtonLink>
    </EmptyState>
  )
}
