import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToTab } from './moderation-links.ts'
import { reviewPhotosQuery } from './moderation-queries.ts'
import { PhotoCard } from './photo-card.tsx'

/** Photos of reviews, which nobody but their authors sees yet, oldest first. */
export function PhotoQueue({ page }: { page: number }) {
  const { photos: texts } = ownerModeration
  const list = usePagedQuery(reviewPhotosQuery(useOwnerClient(), page))
  const photos = list.data?.photos ?? []
  return (
    <PagedQueue
      label={texts.queue}
      ids={photos.map(({ _id }) => _id)}
      list={list}
      page={page}
      linkTo={(otherPage) => linkToTab('photos', otherPage)}
      failed={texts.failed}
      empty={<EmptyState artwork="hibiscus" message={texts.empty} hint={texts.emptyHint} />}
    >
      <ul className="grid gap-5">
        {photos.map((photo) => (
          <li key={photo._id} className="min-w-0">
            <PhotoCard photo={photo} />
          </li>
        ))}
      </ul>
    </PagedQueue>
  )
}
