import { ChevronRight } from 'lucide-react'
import type { ChargedStore } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { FeeStateBadge } from '#web/shared/fees/fee-state.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { rupees } from './amount.ts'
import { linkToLedger } from './fee-links.ts'

export function StoreRow({ store }: { store: ChargedStore }) {
  const { list: texts, suspended } = ownerFees
  const { _id, name, isSuspended, state, outstandingCents, nextDueOn } = store
  const isOwing = outstandingCents > 0
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-lagoon">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] large-text:grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem_13rem] sm:items-center">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5">
          <AppLink
            {...linkToLedger(_id)}
            className="min-w-0 font-semibold outline-none wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </AppLink>
          {isSuspended && <Badge look="peach">{suspended}</Badge>}
        </div>
        <div>
          <FeeStateBadge state={state} />
        </div>
        <p className="text-sm tabular-nums max-sm:col-span-full sm:text-right">
          <span className={isOwing ? 'font-semibold' : 'text-muted'}>
            {isOwing ? texts.outstanding(rupees(outstandingCents)) : texts.nothingOwed}
          </span>
          {nextDueOn && (
            <span className="text-muted sm:block">
              <span className="sm:hidden"> · </span>
              {(isOwing ? texts.dueOn : texts.nextDueOn)(formatDate(nextDueOn))}
            </span>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </li>
  )
}
