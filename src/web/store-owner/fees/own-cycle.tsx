import { useId } from 'react'
import type { OwnCycle, OwnPayment } from '#contract/store-owner/fees.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { storeFees } from '#texts/store-owner/fees.ts'
import { CycleStateBadge } from '#web/shared/fees/fee-state.tsx'
import { rupees, spanText } from '#web/shared/fees/fee-text.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'

/** A window of the store with its payments and their receipts. */
export function OwnCycleCard({ cycle }: { cycle: OwnCycle }) {
  const { cycle: texts } = storeFees
  const id = useId()
  const { kind, product, dueOn, reference, amountCents, paidCents, outstandingCents, payments } = cycle
  const facts = [feeWords.kinds[kind], product?.title, texts.due(formatDate(dueOn))]
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 id={id} className="heading text-lg tabular-nums">
            {spanText(cycle)}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {facts.filter(Boolean).join(' · ')} · <span className="whitespace-nowrap">{reference}</span>
          </p>
        </div>
        <CycleStateBadge cycle={cycle} />
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3 border-t border-line pt-3 tabular-nums">
        <Figure name={texts.fee} cents={amountCents} />
        <Figure name={texts.paid} cents={paidCents} />
        <Figure name={texts.left} cents={outstandingCents} />
      </dl>
      {payments.length > 0 && (
        <ul aria-label={texts.payments} className="mt-3 divide-y divide-line border-t border-line">
          {payments.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} />
          ))}
        </ul>
      )}
    </article>
  )
}

function Figure({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{rupees(cents)}</dd>
    </div>
  )
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { cycle: texts } = storeFees
  const { _id, receipt, kind, amountCents, method, receivedOn } = payment
  return (
    <li className="flex items-center gap-3 large-text:flex-wrap py-1.5">
      <div className="min-w-0 flex-1 large-text:basis-48">
        <p className="font-medium tabular-nums">
          {texts[kind]} {rupees(amountCents)}
        </p>
        <p className="text-sm text-muted">
          {[formatDate(receivedOn), feeWords.methods[method] ?? method].join(' · ')}
        </p>
      </div>
      <AppLink
        to="/admin/dashboard/fees/receipts/$paymentId"
        params={{ paymentId: _id }}
        aria-label={texts.receipt(receipt)}
        className="inline-flex min-h-11 flex-none items-center font-semibold text-lagoon hover:text-lagoon-deep hover:underline"
      >
        {receipt}
      </AppLink>
    </li>
  )
}
