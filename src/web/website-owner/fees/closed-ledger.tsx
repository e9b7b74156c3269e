import { useState } from 'react'
import type { ClosedFeeCycle } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { useKeptQuery } from '#web/shared/api/kept-query.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { ListRange } from '#web/ui/lists/list-range.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { PastEnd } from '#web/ui/lists/past-end.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToClosedLedger } from './addresses.ts'
import { CycleCard } from './cycle-card.tsx'
import { type ClosedAsked, closedLedgerQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'
import type { ClosedLedgerSearch } from './fees-search-params.ts'
import type { TransferKind } from './transfer.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

/** The ledger of stores that are gone, and what they are to get back. */
export function ClosedLedger({ search, show, page }: ClosedAsked) {
  const { closed: texts, failed } = ownerFees
  const goTo = useGoTo()
  const narrowed = (changes: ClosedLedgerSearch) =>
    linkToClosedLedger({ search, show: show === 'all' ? undefined : show, ...changes })
  const client = useOwnerClient()
  const { data, isBehind, hasFailed, tryAgain } = useKeptQuery(
    closedLedgerQuery(client, { page, search, show }),
  )
  const [transfer, setTransfer] = useState<{ kind: TransferKind; cycle: ClosedFeeCycle }>()
  const empty = search ? texts.nothingFound(search) : show === 'refunds' ? texts.noRefunds : texts.empty
  return (
    <FeeTabs chosen="deleted">
      <div className="space-y-4">
        <p className="max-w-prose text-muted">{texts.text}</p>
        <SearchField
          label={texts.search}
          words={search}
          onSearch={(words) => goTo(narrowed({ search: words }))}
          className="max-w-md"
        />
        <FilterLinks
          label={texts.filter}
          chosen={show}
          links={[
            { id: 'all', label: texts.all, link: narrowed({ show: undefined }) },
            { id: 'refunds', label: texts.refunds, link: narrowed({ show: 'refunds' }) },
          ]}
        />
        {hasFailed ? (
          <NotLoaded sentence={failed} onTryAgain={tryAgain} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.total === 0 ? (
          <EmptyState artwork="waving-hand" message={empty} />
        ) : data.cycles.length === 0 ? (
          <PastEnd page={page} first={narrowed({})} />
        ) : (
          <section
            aria-label={texts.list}
            aria-busy={isBehind}
            className={`space-y-3 transition-opacity ${isBehind ? 'opacity-60' : ''}`}
          >
            <h2 className="sr-only">{texts.list}</h2>
            <ListRange page={data.page} total={data.total} />
            {data.cycles.map((cycle) => (
              <CycleCard
                key={cycle._id}
                cycle={cycle}
                heading={
                  <p className="mb-2 flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
                    <span className="font-semibold wrap-anywhere">{cycle.storeName}</span>
                    <span className="text-sm text-muted">{texts.deletedOn(formatDate(cycle.closedOn))}</span>
                  </p>
                }
                onTransfer={(kind) => setTransfer({ kind, cycle })}
              />
            ))}
            <Pagination
              page={data.page}
              totalPages={data.totalPages}
              linkTo={(turnedTo) => narrowed({ page: turnedTo })}
            />
          </section>
        )}
      </div>
      <TransferDialog
        {...(transfer ?? {})}
        storeName={transfer?.cycle.storeName ?? ''}
        onClose={() => setTransfer(undefined)}
      />
    </FeeTabs>
  )
}
