import type { OwnFees } from '#contract/store-owner/fees.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { storeFees } from '#texts/store-owner/fees.ts'
import { FeeStateBadge } from '#web/shared/fees/fee-state.tsx'
import { rupees } from '#web/shared/fees/fee-text.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

/** The state of the fees, what is owed, and what happens next. */
export function Standing({ fees }: { fees: OwnFees }) {
  const { standing: texts } = storeFees
  const { state, outstandingCents, toPay } = fees
  return (
    <Panel title={texts.heading}>
      <p className="-mt-2">
        <FeeStateBadge state={state} />
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-muted">{texts.outstanding}</dt>
          <dd className={`heading text-2xl tabular-nums ${outstandingCents > 0 ? 'text-sunset' : ''}`}>
            {rupees(outstandingCents)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{toPay ? texts.dueOn : texts.nextDueOn}</dt>
          <dd className="heading text-lg tabular-nums">{formatDate(toPay?.dueOn ?? fees.nextDueOn)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-pretty">{whatNext(fees)}</p>
      <p className="mt-2">
        <PlainLink to="/terms" hash="fees">
          {texts.terms}
        </PlainLink>
      </p>
    </Panel>
  )
}

function whatNext({ state, toPay, deletion, nextDueOn }: OwnFees): string {
  const { next: texts } = storeFees.standing
  if (!toPay) return texts.paid(formatDate(nextDueOn))
  const due = formatDate(toPay.dueOn)
  if (state === 'due') return texts.due(due)
  if (state === 'grace') return texts.grace(due, formatDate(toPay.graceEndsOn))
  if (deletion?.isStopped) return texts.kept(due)
  if (deletion) return texts.deletion(due, formatDate(deletion.deletedOn))
  return texts.overdue(due)
}
