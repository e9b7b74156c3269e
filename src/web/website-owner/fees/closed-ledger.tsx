import { useState } from 'react'
import type { ClosedFeeCycle } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { ListFilters } from '#web/website-owner/list-filters.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { RefundContact } from '#web/website-owner/refund-contact.tsx'
import { CycleCard } from './cycle-card.tsx'
import { linkToClosedLedger } from './fee-links.ts'
import { type ClosedLedgerParams, closedLedgerQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'
import type { ClosedLedgerSearch } from './fees-search-params.ts'
import type { TransferKind } from './transfer.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

/** The ledger of deleted stores, with the refunds due to them. */
export function ClosedLedger({ search, show, page }: ClosedLedgerParams) {
  const { closed: texts, failed } = ownerFees
  const list = usePagedQuery(closedLedgerQuery(useOwnerClient(), { page, search, show }))
  const linkTo = (changes: ClosedLedgerSearch) =>
    linkToClosedLedger({ search, show: show === 'all' ? undefined : show, ...changes })
  const [transfer, setTransfer] = useState<{ kind: TransferKind; cycle: ClosedFeeCycle }>()
  const empty = search ? texts.nothingFound(search) : show === 'refunds' ? texts.noRefunds : texts.empty
  return (
    <FeeTabs chosen="deleted">
      <p className="mb-4 max-w-prose text-muted">{texts.text}</p>
      <ListFilters
        search={{ label: texts.search, words: search, linkTo: (words) => linkTo({ search: words }) }}
        filter={{
          label: texts.filter,
          chosen: show,
          links: [
            { id: 'all', label: texts.all, link: linkTo({ show: undefined }) },
            { id: 'refunds', label: texts.refunds, link: linkTo({ show: 'refunds' }) },
          ],
        }}
      />
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(otherPage) => linkTo({ page: otherPage })}
        failed={failed}
        empty={<EmptyState artwork="waving-hand" message={empty} />}
      >
        <section aria-label={texts.list} className="space-y-3">
          <h2 className="sr-only">{texts.list}</h2>
          {list.data?.cycles.map((cycle) => (
            <CycleCard
              key={cycle._id}
              cycle={cycle}
              heading={
                <>
                  <p className="mb-2 flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
                    <span className="font-semibold wrap-anywhere">{cycle.storeName}</span>
                    <span className="text-sm text-muted">{texts.deletedOn(formatDate(cycle.closedOn))}</span>
                  </p>
                  {cycle.refundDueCents > 0 && (
                    <div className="mb-3 rounded-xl bg-sunset-tint px-4 py-2.5">
                      <p className="text-sm text-muted">{cycle.contact ? texts.contact : texts.noContact}</p>
                      {cycle.contact && <RefundContact {...cycle.contact} />}
                    </div>
                  )}
                </>
              }
              onTransfer={(kind) => setTransfer({ kind, cycle })}
            />
          ))}
        </section>
      </PagedList>
      <TransferDialog
        {...(transfer ?? {})}
        storeName={transfer?.cycle.storeName ?? ''}
        onClose={() => setTransfer(undefined)}
      />
    </FeeTabs>
  )
}
