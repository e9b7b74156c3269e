import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToTab } from './moderation-links.ts'
import { reportsQuery } from './moderation-queries.ts'
import { ReportedCard } from './reported-card.tsx'

/** Reported items, each once, oldest first. */
export function ReportQueue({ page }: { page: number }) {
  const { reports: texts } = ownerModeration
  const list = usePagedQuery(reportsQuery(useOwnerClient(), page))
  const reported = list.data?.reported ?? []
  return (
    <PagedQueue
      label={texts.queue}
      ids={reported.map(({ targetId }) => targetId)}
      list={list}
      page={page}
      linkTo={(otherPage) => linkToTab('reports', otherPage)}
      failed={texts.failed}
      empty={<EmptyState artwork="palm-tree" message={texts.empty} hint={texts.emptyHint} />}
    >
      <ul className="grid gap-5">
        {reported.map((thing) => (
          <li key={thing.targetId} className="min-w-0">
            <ReportedCard thing={thing} />
          </li>
        ))}
      </ul>
    </PagedQueue>
  )
}
