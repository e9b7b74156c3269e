import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { HeldCard } from './held-card.tsx'
import { linkToTab } from './moderation-links.ts'
import { heldRatingsQuery } from './moderation-queries.ts'

/** Held ratings, which do not count until they are released, oldest first. */
export function HeldQueue({ page }: { page: number }) {
  const { held: texts } = ownerModeration
  const list = usePagedQuery(heldRatingsQuery(useOwnerClient(), page))
  const ratings = list.data?.ratings ?? []
  return (
    <PagedQueue
      label={texts.queue}
      ids={ratings.map(({ _id }) => _id)}
      list={list}
      page={page}
      linkTo={(otherPage) => linkToTab('held', otherPage)}
      failed={texts.failed}
      empty={<EmptyState artwork="hibiscus" message={texts.empty} hint={texts.emptyHint} />}
    >
      <ul className="grid gap-5">
        {ratings.map((rating) => (
          <li key={rating._id} className="min-w-0">
            <HeldCard rating={rating} />
          </li>
        ))}
      </ul>
    </PagedQueue>
  )
}
