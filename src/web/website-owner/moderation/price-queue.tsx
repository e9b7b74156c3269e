import { useQuery } from '@tanstack/react-query'
import { ownerPrices as texts } from '#texts/website-owner/prices.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToTab } from './moderation-links.ts'
import { raisedPricesQuery } from './moderation-queries.ts'
import { LookedAtPrice, PriceCard } from './price-card.tsx'

/** Discounts on raised prices, oldest first, and those that were looked at lately. */
export function PriceQueue({ page }: { page: number }) {
  const client = useOwnerClient()
  const list = usePagedQuery(raisedPricesQuery(client, page))
  const prices = list.data?.prices ?? []
  return (
    <>
      <PagedQueue
        label={texts.queue}
        ids={prices.map(({ _id }) => _id)}
        list={list}
        page={page}
        linkTo={(otherPage) => linkToTab('prices', otherPage)}
        failed={texts.failed}
        empty={<EmptyState artwork="hibiscus" message={texts.empty} hint={texts.emptyHint} />}
      >
        <ul className="grid gap-5">
          {prices.map((price) => (
            <li key={price._id} className="min-w-0">
              <PriceCard price={price} />
            </li>
          ))}
        </ul>
      </PagedQueue>
      <LookedAt />
    </>
  )
}

function LookedAt() {
  const { data } = useQuery(raisedPricesQuery(useOwnerClient(), 1, 'looked-at'))
  if (!data || data.prices.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="heading text-xl">{texts.lookedAt}</h2>
      <ul className="mt-3 grid gap-3">
        {data.prices.map((price) => (
          <li key={price._id} className="rounded-card border border-line bg-surface p-4">
            <LookedAtPrice price={price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
