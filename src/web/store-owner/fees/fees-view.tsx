import { storeFees as texts } from '#texts/store-owner/fees.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { ownFeesQuery } from './fees-queries.ts'
import { OwnCycleCard } from './own-cycle.tsx'
import { OwnStatements } from './own-statements.tsx'
import { PayNow } from './pay-now.tsx'
import { Standing } from './standing.tsx'

/** How the store stands with its fees, how to pay them, and what was paid. */
export function FeesView({ page }: { page: number }) {
  const { data: fees, hasFailed, tryAgain } = usePreviousDataQuery(ownFeesQuery(useStoreClient(), page))
  if (!fees)
    return hasFailed ? (
      <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
    ) : (
      <PanelSkeleton panels={3} />
    )
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Standing fees={fees} />
        <PayNow fees={fees} />
      </div>
      <OwnStatements months={fees.months} />
      <section aria-labelledby="windows" className="space-y-3">
        <h2 id="windows" className="heading text-xl">
          {texts.windows}
        </h2>
        {fees.cycles.length === 0 && (
          <EmptyState
            artwork="open-mailbox-with-raised-flag"
            message={texts.noWindows}
            hint={texts.noWindowsHint}
          />
        )}
        {fees.cycles.map((cycle) => (
          <OwnCycleCard key={cycle._id} cycle={cycle} />
        ))}
        <Pagination
          page={fees.page}
          totalPages={fees.totalPages}
          linkTo={(other) => ({
            to: '/admin/dashboard/fees',
            search: { page: other > 1 ? other : undefined },
          })}
        />
      </section>
    </div>
  )
}
