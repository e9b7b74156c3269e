import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { AdvertisedProductDialog } from './advertised-product-dialog.tsx'
import { CycleCard } from './cycle-card.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { linkToLedger } from './fee-links.ts'
import { ledgerQuery } from './fee-queries.ts'
import { FeeSummary } from './fee-summary.tsx'
import { NextWindow } from './next-window.tsx'
import { NotFoundHere } from './not-found-here.tsx'
import { PersonalisedDialog } from './personalised-dialog.tsx'
import { StatementLinks } from './statement-links.tsx'
import type { TransferKind } from './transfer.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

export function Ledger({ storeId, page }: { storeId: string; page: number }) {
  const { ledger: texts, failed, toList } = ownerFees
  const { data, error, refetch } = useQuery(ledgerQuery(useOwnerClient(), storeId, page))
  const [transfer, setTransfer] = useState<{ kind: TransferKind; cycle: FeeCycle }>()
  const [isSelling, setSelling] = useState(false)
  const [choosing, setChoosing] = useState<FeeCycle>()
  const today = mauritiusDay(useNow(60_000))
  const windows = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  // The button that opened the dialog disappears once the window is paid, so the focus is moved.
  useEffect(() => {
    if (wasOpen.current && !transfer) windows.current?.focus()
    wasOpen.current = transfer !== undefined
  }, [transfer])
  return (
    <div className="space-y-4">
      {!error && <BackLink to="/owner/fees">{toList}</BackLink>}
      {data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
          <div className="grid gap-5 xl:col-start-2">
            <FeeSummary store={data.store} onSell={() => setSelling(true)} />
            {data.deletion && <DeletionNotice deletion={data.deletion} />}
          </div>
          <section
            ref={windows}
            tabIndex={-1}
            aria-label={texts.windows}
            className="min-w-0 space-y-3 outline-none xl:col-start-1 xl:row-span-2 xl:row-start-1"
          >
            <div>
              <h2 className="heading text-xl">{texts.windows}</h2>
              <p className="max-w-prose text-sm text-muted">{texts.windowsText}</p>
            </div>
            <NextWindow storeId={storeId} window={data.nextWindow} />
            {data.cycles.length === 0 && (
              <EmptyState
                artwork="open-mailbox-with-raised-flag"
                message={texts.noWindows}
                hint={texts.noWindowsHint}
              />
            )}
            {data.cycles.map((cycle) => (
              <CycleCard
                key={cycle._id}
                cycle={cycle}
                onTransfer={(kind) => setTransfer({ kind, cycle })}
                onChooseProduct={needsProduct(cycle, today) ? () => setChoosing(cycle) : undefined}
              />
            ))}
            <Pagination
              page={data.page}
              totalPages={data.totalPages}
              linkTo={(otherPage) => linkToLedger(storeId, otherPage)}
            />
          </section>
          <div className="xl:col-start-2">
            <StatementLinks storeId={storeId} months={data.months} />
          </div>
        </div>
      ) : error ? (
        <NotFoundHere error={error} sentence={failed} onTryAgain={() => void refetch()} />
      ) : (
        <PanelSkeleton panels={3} />
      )}
      {data && (
        <>
          <TransferDialog
            {...(transfer ?? {})}
            storeName={data.store.name}
            onClose={() => setTransfer(undefined)}
          />
          <AdvertisedProductDialog
            store={data.store}
            cycle={choosing}
            onClose={() => setChoosing(undefined)}
          />
          <PersonalisedDialog store={data.store} isOpen={isSelling} onClose={() => setSelling(false)} />
        </>
      )}
    </div>
  )
}

/** Paid, not over, and without a product that could be featured. */
const needsProduct = ({ kind, product, endsOn, payableCents }: FeeCycle, today: string) =>
  kind === 'personalised' && !product?._id && payableCents === 0 && endsOn >= today
