import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { mostBannersShown } from '#domain/limits.ts'
import { ownerPageSize } from '#domain/pagination.ts'
import { type ShownState, shownStates } from '#domain/shown-days.ts'
import { ownerBanners as texts } from '#texts/website-owner/banners.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { inPlace } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { PastEnd } from '#web/ui/lists/past-end.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { toBanners } from './banner-links.ts'
import { bannerListQuery } from './banner-queries.ts'
import { BannerRow } from './banner-row.tsx'
import { useBannerOrder } from './use-banner-order.ts'

interface BannersListProps {
  state: ShownState
  page: number
}

/** The banners in the order in which shoppers see them. */
export function BannersList({ state, page }: BannersListProps) {
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{texts.intro}</p>
      <ButtonLink to="/owner/banners/new" className="max-sm:w-full">
        <Plus aria-hidden="true" className="size-4.5" />
        {texts.add}
      </ButtonLink>
      <Tabs
        label={texts.tabs}
        chosen={state}
        tabs={shownStates.map((id) => ({
          id,
          label: texts.states[id],
          link: { ...toBanners(id), ...inPlace },
        }))}
      >
        <Rows key={state} state={state} page={page} />
      </Tabs>
    </>
  )
}

function Rows({ state, page }: BannersListProps) {
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(bannerListQuery(useOwnerClient(), state, page))
  const move = useBannerOrder(state, page)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  if (hasFailed) return <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
  if (!data) return <RowsSkeleton />
  const { banners, total } = data
  if (total === 0) return <EmptyState artwork="desert-island" message={texts.empty[state]} />
  if (banners.length === 0) return <PastEnd page={page} first={toBanners(state)} />
  const before = (data.page - 1) * ownerPageSize
  return (
    <div className="@container space-y-2">
      {state !== 'past' && banners.length > 1 && (
        <p className="text-sm text-muted">
          {total > mostBannersShown && state === 'running' ? texts.orderHintMany : texts.orderHint}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        start={before + 1}
        aria-label={texts.states[state]}
        className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
      >
        {banners.map((banner, index) => (
          <BannerRow
            key={banner._id}
            banner={banner}
            place={before + index + 1}
            isFirst={index === 0}
            isLast={index === banners.length - 1}
            onMove={(by) => {
              move(banners, index, by)
              setSaid(texts.moved(before + index + 1 + by))
            }}
            // The focused button disappears with its row, so the list takes the focus.
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ol>
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        linkTo={(otherPage) => toBanners(state, otherPage)}
      />
    </div>
  )
}
