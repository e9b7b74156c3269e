import type { Deletion } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { DeletionButton } from './deletion-button.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import { linkToDeletions, linkToLedger } from './fee-links.ts'
import { deletionsQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'

/** The stores that the daily job will delete; each deletion can be stopped. */
export function DeletionsList({ page }: { page: number }) {
  const { deletions: texts, failed } = ownerFees
  const list = usePagedQuery(deletionsQuery(useOwnerClient(), page))
  return (
    <FeeTabs chosen="deletions">
      <p className="mb-3 max-w-prose text-muted">{texts.text}</p>
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={linkToDeletions}
        failed={failed}
        empty={<EmptyState artwork="palm-tree" message={texts.empty} hint={texts.emptyHint} />}
      >
        <ul aria-label={texts.list} className="grid gap-3">
          {list.data?.deletions.map((deletion) => (
            <DeletionRow key={deletion._id} deletion={deletion} />
          ))}
        </ul>
      </PagedList>
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
