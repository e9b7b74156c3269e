import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Receipt } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { rupees } from './amount.ts'
import { receiptQuery } from './fee-queries.ts'
import { NotFoundHere } from './not-found-here.tsx'
import { PrintablePage } from './printable-page.tsx'
import { spanText } from './span-text.ts'

export function ReceiptView({ paymentId }: { paymentId: string }) {
  const { receipt: texts } = ownerFees
  const { data, error, refetch } = useQuery(receiptQuery(useOwnerClient(), paymentId))
  if (data) return <PrintedReceipt receipt={data} />
  return error ? (
    <NotFoundHere error={error} sentence={texts.failed} onTryAgain={() => void refetch()} />
  ) : (
    <PanelSkeleton panels={1} />
  )
}

function PrintedReceipt({ receipt }: { receipt: Receipt }) {
  const { receipt: texts, kinds, methods, toList } = ownerFees
  const { kind, amountCents, method, reference, window, leftToPayCents } = receipt
  const { massAdvertisingCents: mass } = window
  const isWhole = amountCents === window.amountCents
  return (
    <PrintablePage
      title={texts.title(receipt.receipt)}
      heading={texts.heading[kind]}
      number={receipt.receipt}
      size="A5"
      back={{ link: { to: '/owner/fees' }, name: toList }}
    >
      <div className="border-b border-line py-5">
        <p className="text-sm text-muted">{texts.amount[kind]}</p>
        <p className="heading text-4xl tabular-nums">{rupees(amountCents)}</p>
        {mass > 0 && (
          <p className="mt-1 text-muted">
            {isWhole
              ? texts.massAdvertising(rupees(mass))
              : texts.feeOf(rupees(window.amountCents), rupees(mass))}
          </p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-2 print:grid-cols-2">
        <Line name={texts.store}>{receipt.storeName}</Line>
        <Line name={texts.day[kind]}>{formatDate(receipt.receivedOn)}</Line>
        <Line name={texts.for}>{kinds[window.kind]}</Line>
        <Line name={texts.window}>{spanText(window)}</Line>
        {window.product && <Line name={texts.product}>{window.product.title}</Line>}
        <Line name={texts.method}>{methods[method] ?? method}</Line>
        {reference && <Line name={texts.reference}>{reference}</Line>}
      </dl>
      <footer className="border-t border-line pt-4 text-sm">
        {leftToPayCents > 0 ? (
          <p className="font-semibold">
            {texts.left}: {rupees(leftToPayCents)}
          </p>
        ) : (
          kind === 'payment' && <p className="font-semibold">{texts.settled}</p>
        )}
        <p className="text-muted">
          {texts.issuedOn(formatDate(receipt.createdAt))}{' '}
          <span className="print:hidden">{texts.recordedBy(receipt.recordedBy)}</span>
        </p>
      </footer>
    </PrintablePage>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
