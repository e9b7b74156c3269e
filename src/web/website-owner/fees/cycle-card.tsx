import { Banknote, Undo2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { CycleStateBadge } from '#web/shared/fees/fee-state.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { rupees } from './amount.ts'
import { PaymentLine } from './payment-line.tsx'
import { spanText } from './span-text.ts'
import type { TransferKind } from './transfer.tsx'

interface CycleCardProps {
  cycle: FeeCycle
  /** The store's name, where the page does not show it. */
  heading?: ReactNode
  onTransfer: (kind: TransferKind) => void
  /** For paid personalised advertising without a product. */
  onChooseProduct?: (() => void) | undefined
}

/** One advertising window with its payments and the button to record one. */
export function CycleCard({ cycle, heading, onTransfer, onChooseProduct }: CycleCardProps) {
  const { ledger: texts, advertised, kinds } = ownerFees
  const id = useId()
  const { kind, product, dueOn, amountCents, massAdvertisingCents, paidCents, payments } = cycle
  const { outstandingCents, payableCents, refundDueCents } = cycle
  const record = (transfer: TransferKind) => (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
    event.currentTarget.focus()
    onTransfer(transfer)
  }
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      {heading}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 id={id} className="heading text-lg tabular-nums">
            {spanText(cycle)}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {[kinds[kind], product?.title, texts.due(formatDate(dueOn))].filter(Boolean).join(' · ')} ·{' '}
            <span className="whitespace-nowrap">{cycle.reference}</span>
          </p>
        </div>
        <CycleStateBadge cycle={cycle} />
      </div>
      <dl className="mt-3 grid grid-cols-[1.5fr_1fr_1fr] gap-3 border-y border-line py-3 tabular-nums">
        <Figure name={texts.charged} cents={amountCents}>
          {massAdvertisingCents > 0 && texts.massAdvertising(rupees(massAdvertisingCents))}
        </Figure>
        <Figure name={texts.paid} cents={paidCents} />
        <Figure name={texts.left} cents={outstandingCents} isUrgent={outstandingCents > 0} />
      </dl>
      {refundDueCents > 0 && (
        <p className="mt-3 rounded-xl bg-sunset-tint px-4 py-2.5 font-medium">
          {texts.refundDue(rupees(refundDueCents))}
        </p>
      )}
      {onChooseProduct && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunset-tint px-4 py-2.5">
          <p className="font-medium">{advertised.notice}</p>
          <Button
            size="small"
            aria-label={advertised.chooseFor(spanText(cycle))}
            onClick={({ currentTarget }) => {
              currentTarget.focus()
              onChooseProduct()
            }}
          >
            {advertised.choose}
          </Button>
        </div>
      )}
      {payments.length > 0 ? (
        <ul aria-label={texts.payments} className="divide-y divide-line">
          {payments.map((payment) => (
            <PaymentLine key={payment._id} payment={payment} />
          ))}
        </ul>
      ) : (
        <p className="py-2.5 text-sm text-muted">{texts.noPayments}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2.5 empty:hidden">
        {payableCents > 0 && (
          <Button
            size="small"
            look={outstandingCents > 0 ? 'primary' : 'quiet'}
            aria-label={texts.recordPaymentFor(spanText(cycle))}
            onClick={record('payment')}
          >
            <Banknote aria-hidden="true" className="size-4.5" />
            {texts.recordPayment}
          </Button>
        )}
        {paidCents > 0 && (
          <Button
            size="small"
            look={refundDueCents > 0 ? 'primary' : 'quiet'}
            aria-label={texts.recordRefundFor(spanText(cycle))}
            onClick={record('refund')}
          >
            <Undo2 aria-hidden="true" className="size-4.5" />
            {texts.recordRefund}
          </Button>
        )}
      </div>
    </article>
  )
}

interface FigureProps {
  name: string
  cents: number
  isUrgent?: boolean
  children?: ReactNode
}

function Figure({ name, cents, isUrgent = false, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className={`block font-semibold ${isUrgent ? 'text-sunset' : ''}`}>{rupees(cents)}</span>
        {children && <span className="block text-xs text-muted">{children}</span>}
      </dd>
    </div>
  )
}
