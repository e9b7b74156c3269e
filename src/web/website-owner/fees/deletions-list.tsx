import type { Deletion } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListRange } from '#web/ui/lists/list-range.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { PastEnd } from '#web/ui/lists/past-end.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToDeletions, linkToLedger } from './addresses.ts'
import { DeletionButton } from './deletion-button.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import { deletionsQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'

/** Who the daily job will delete, and when; each can be stopped. */
export function DeletionsList({ page }: { page: number }) {
  const { deletions: texts, failed } = ownerFees
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(deletionsQuery(useOwnerClient(), page))
  return (
    <FeeTabs chosen="deletions">
      <div className="space-y-3">
        <p className="max-w-prose text-muted">{texts.text}</p>
        {hasFailed ? (
          <NotLoaded sentence={failed} onTryAgain={tryAgain} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.total === 0 ? (
          <EmptyState artwork="palm-tree" message={texts.empty} hint={texts.emptyHint} />
        ) : data.deletions.length === 0 ? (
          <PastEnd page={page} first={linkToDeletions()} />
        ) : (
          <>
            <ListRange page={data.page} total={data.total} />
            <ul aria-label={texts.list} className="grid gap-3">
              {data.deletions.map((deletion) => (
                <DeletionRow key={deletion._id} deletion={deletion} />
              ))}
            </ul>
            <Pagination page={data.page} totalPages={data.totalPages} linkTo={linkToDeletions} />
          </>
        )}
      </div>
    </FeeTabs>
  )
}

function DeletionRow({ deletion }: { deletion: Deletion }) {
  const { deletions: texts } = ownerFees
  const { _id, name, stoppedOn } = deletion
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0 space-y-2">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <AppLink
            {...linkToLedger(_id)}
            className="inline-flex min-h-8 items-center font-semibold wrap-anywhere hover:text-lagoon hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </AppLink>
          {stoppedOn && <Badge look="lagoon">{texts.kept(formatDate(stoppedOn))}</Badge>}
        </p>
        <DeletionFacts deletion={deletion} className="grid-cols-2 sm:grid-cols-4" />
      </div>
      <DeletionButton deletion={deletion} />
    </li>
  )
}
