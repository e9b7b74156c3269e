import { storeReviews as texts } from '#texts/store-owner/reviews.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { OwnStoreReviewCard } from './own-store-review.tsx'
import { ownReviewsQuery, type Shown } from './reviews-queries.ts'

const linkTo = (show: Shown, page = 1) =>
  ({
    to: '/admin/dashboard/reviews',
    search: {
      show: show === 'unanswered' ? ('unanswered' as const) : undefined,
      page: page > 1 ? page : undefined,
    },
  }) as const

/** What people say about the store and its products, to answer. */
export function ReviewsView({ page, show }: { page: number; show: Shown }) {
  const client = useStoreClient()
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(ownReviewsQuery(client, page, show))
  if (!data)
    return hasFailed ? (
      <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
    ) : (
      <PanelSkeleton panels={3} />
    )
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <FilterLinks
        label={texts.filter}
        chosen={show}
        links={[
          { id: 'all', label: texts.all, link: linkTo('all') },
          {
            id: 'unanswered',
            label: texts.unanswered,
            count: data.unanswered,
            link: linkTo('unanswered'),
          },
        ]}
      />
      {data.reviews.length === 0 &&
        (show === 'all' ? (
          <EmptyState artwork="hibiscus" message={texts.none} hint={texts.noneHint} />
        ) : (
          <EmptyState artwork="hibiscus" message={texts.allAnswered}>
            <ButtonLink {...linkTo('all')}>{texts.showAll}</ButtonLink>
          </EmptyState>
        ))}
      <ul className="space-y-3">
        {data.reviews.map((review) => (
          <li key={review._id}>
            <OwnStoreReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Pagination page={data.page} totalPages={data.totalPages} linkTo={(other) => linkTo(show, other)} />
    </div>
  )
}
