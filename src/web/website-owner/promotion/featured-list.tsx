import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerPageSize } from '#domain/pagination.ts'
import { ownerPromotion as texts } from '#texts/website-owner/promotion.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { inPlace } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListRange } from '#web/ui/lists/list-range.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { PastEnd } from '#web/ui/lists/past-end.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { FeaturedRow } from './featured-row.tsx'
import { linkToFeatured } from './promotion-links.ts'
import { featuredQuery } from './promotion-queries.ts'
import { type FeaturedState, featuredStates } from './promotion-search-params.ts'
import { RulePanel } from './rule-panel.tsx'
import { useOrder } from './use-order.ts'

interface FeaturedListProps {
  state: FeaturedState
  page: number
}

/** Featured products, in the order that shoppers see. */
export function FeaturedList({ state, page }: FeaturedListProps) {
  return (
    <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-lg:order-last 2xl:order-last">
        <RulePanel />
      </div>
      <div className="min-w-0">
        <ButtonLink to="/owner/promotion/new" className="max-sm:w-full">
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </ButtonLink>
        <Tabs
          label={texts.tabs}
          chosen={state}
          tabs={featuredStates.map((id) => ({
            id,
            label: texts.states[id],
            link: { ...linkToFeatured(id), ...inPlace },
          }))}
        >
          <Products key={state} state={state} page={page} />
        </Tabs>
      </div>
    </div>
  )
}

function Products({ state, page }: FeaturedListProps) {
  const linkTo = (otherPage: number) => linkToFeatured(state, otherPage)
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(featuredQuery(useOwnerClient(), state, page))
  const move = useOrder(state, page)
  const [changed, setChanged] = useState<ListedProduct>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  if (hasFailed) return <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
  if (!data) return <RowsSkeleton />
  const { products, total } = data
  if (total === 0) return <EmptyState artwork="shopping-bags" message={texts.empty[state]} />
  if (products.length === 0) return <PastEnd page={page} first={linkTo(1)} />
  const before = (data.page - 1) * ownerPageSize
  return (
    <div className="@container space-y-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <ListRange page={data.page} total={total} />
        {state !== 'past' && <p className="text-sm text-muted">{texts.orderHint}</p>}
      </div>
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
        {products.map((product, index) => (
          <FeaturedRow
            key={product._id}
            product={product}
            state={state}
            place={before + index + 1}
            isLast={before + index + 1 === total}
            onMove={(by) => {
              move(products, index, by)
              setSaid(texts.moved(product.title, before + index + 1 + by))
            }}
            onChange={() => setChanged(product)}
            // The focused button disappears with its row, so the list takes the focus.
            onEnded={() => list.current?.focus()}
          />
        ))}
      </ol>
      <Pagination page={data.page} totalPages={data.totalPages} linkTo={linkTo} />
      <ChangeDialog product={changed} onClose={() => setChanged(undefined)} />
    </div>
  )
}
