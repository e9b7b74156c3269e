import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { FeePayment } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { rupees } from './amount.ts'
import { linkToReceipt } from './fee-links.ts'

/** A payment or refund with a link to its receipt. */
export function PaymentLine({ payment }: { payment: FeePayment }) {
  const { ledger: texts, methods } = ownerFees
  const { _id, receipt, kind, amountCents, method, reference, receivedOn } = payment
  const isRefund = kind === 'refund'
  const Arrow = isRefund ? ArrowUpRight : ArrowDownLeft
  return (
    <li className="flex items-center gap-3 large-text:flex-wrap py-2">
      <span
        className={`grid size-8 flex-none place-items-center rounded-full ${isRefund ? 'bg-sunset-tint text-sunset' : 'bg-lagoon-tint text-lagoon'}`}
      >
        <Arrow aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1 large-text:basis-48">
        <p className="font-medium tabular-nums">
          {isRefund ? texts.refund : texts.payment} {rupees(amountCents)}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {[formatDate(receivedOn), methods[method] ?? method, reference].filter(Boolean).join(' · ')}
        </p>
      </div>
      <AppLink
        {...linkToReceipt(_id)}
        aria-label={texts.receipt(receipt)}
        className="inline-flex min-h-9 flex-none items-center font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
      >
        {receipt}
      </AppLink>
    </li>
  )
}
