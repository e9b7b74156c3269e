import type { Deletion } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { DeletionButton } from './deletion-button.tsx'
import { DeletionFacts } from './deletion-facts.tsx'

/** Shown in the ledger of a store that is due for deletion. */
export function DeletionNotice({ deletion }: { deletion: Deletion }) {
  const { deletions: texts } = ownerFees
  const { deletedOn, stoppedOn } = deletion
  return (
    <div className={`space-y-3 rounded-card p-4 sm:p-5 ${stoppedOn ? 'bg-lagoon-tint' : 'bg-sunset-tint'}`}>
      <p className="font-semibold">
        {stoppedOn ? texts.keptInLedger(formatDate(stoppedOn)) : texts.inLedger(formatDate(deletedOn))}
      </p>
      <DeletionFacts deletion={deletion} className="grid-cols-2 [&_dt]:text-ink" />
      <DeletionButton deletion={deletion} />
    </div>
  )
}
