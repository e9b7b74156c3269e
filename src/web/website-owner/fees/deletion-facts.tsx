import type { ReactNode } from 'react'
import type { Deletion } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { rupees } from './amount.ts'

/** When the fee became due, when the store was warned, and when it will be deleted. */
export function DeletionFacts({ deletion, className }: { deletion: Deletion; className: string }) {
  const { deletions: texts } = ownerFees
  const { dueOn, outstandingCents, warnedOn, deletedOn } = deletion
  const lastDay = formatDate(deletedOn)
  return (
    <dl className={`grid gap-x-4 gap-y-2 text-sm tabular-nums ${className}`}>
      <Fact name={texts.unpaidSince}>{formatDate(dueOn)}</Fact>
      <Fact name={texts.outstanding}>{rupees(outstandingCents)}</Fact>
      <Fact name={texts.warned}>{warnedOn ? texts.warnedOn(formatDate(warnedOn)) : texts.notWarned}</Fact>
      <Fact name={texts.deletedOn}>{warnedOn ? lastDay : texts.deletedOnEarliest(lastDay)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
