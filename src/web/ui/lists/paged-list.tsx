import type { ReactNode } from 'react'
import { ownerPageSize, pageRange } from '#domain/pagination.ts'
import { browsing } from '#texts/public/browsing.ts'
import type { Destination } from '../buttons/app-link.tsx'
import { ButtonLink } from '../buttons/button.tsx'
import { NotLoaded } from '../panels/not-loaded.tsx'
import { PanelSkeleton } from '../panels/panel-skeleton.tsx'
import { EmptyState } from './empty-state.tsx'
import { Pagination } from './pagination.tsx'

interface PagedListProps {
  page: number
  /** The size of the list, or nothing until it has loaded. */
  extent: { total: number; totalPages: number } | undefined
  hasFailed: boolean
  /** The list still shows the previous page. */
  isOutdated: boolean
  onTryAgain: () => void
  linkTo: (page: number) => Destination
  failed: string
  empty: ReactNode
  children: ReactNode
}

/** A paged list with its states: loading, failed, empty, past its end or loaded. */
export function PagedList({ page, extent, isOutdated, linkTo, empty, children, ...rest }: PagedListProps) {
  if (!extent) {
    return rest.hasFailed ? (
      <NotLoaded sentence={rest.failed} onTryAgain={rest.onTryAgain} />
    ) : (
      <PanelSkeleton panels={3} />
    )
  }
  if (extent.total === 0) return empty
  const range = pageRange(page, ownerPageSize, extent.total)
  if (!range && !isOutdated) {
    return (
      <EmptyState artwork="desert-island" message={browsing.pastEnd(page)}>
        <ButtonLink {...linkTo(1)} look="quiet">
          {browsing.toFirstPage}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {range && browsing.showing(range.from, range.to, extent.total)}
      </p>
      <div className={`transition-opacity ${isOutdated ? 'opacity-50 delay-150' : ''}`}>{children}</div>
      <Pagination page={page} totalPages={extent.totalPages} linkTo={linkTo} />
    </>
  )
}
