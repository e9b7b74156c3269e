import type { ComponentProps, ReactNode } from 'react'
import type { Receipt } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { rupees, spanText } from './fee-text.ts'
import { PrintablePage } from './printable-page.tsx'

interface PrintedReceiptProps {
  receipt: Omit<Receipt, 'recordedBy'>
  back: ComponentProps<typeof PrintablePage>['back']
  /** Shown on the screen, not on paper. */
  children?: ReactNode
}

/** A receipt to read and to print. */
export function PrintedReceipt({ receipt, back, children }: PrintedReceiptProps) {
  const { receipt: texts, kinds, methods } = feeWords
  const { kind, amountCents, method, reference, window, leftToPayCents } = receipt
  const { massAdvertisingCents: mass } = window
  const isWhole = amountCents === window.amountCents
  return (
    <PrintablePage
      title={texts.title(receipt.receipt)}
      heading={texts.heading[kind]}
      number={receipt.receipt}
      size="A5"
      back={back}
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
        <Line name={texts.payer[kind]}>
          {receipt.payer}
          {receipt.payer !== receipt.storeName && <span className="block">{receipt.storeName}</span>}
        </Line>
        <Line name={texts.day[kind]}>{formatDate(receipt.receivedOn)}</Line>
        <Line name={texts.for}>{kinds[window.kind]}</Line>
        <Line name={texts.window}>{spanText(window)}</Line>
        {window.product && <Line name={texts.product}>{window.product.title}</Line>}
        <Line name={texts.method}>{methods[method] ?? method}</Line>
        <Line name={texts.windowReference}>{window.reference}</Line>
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
        <Issuer {...receipt.issuer} />
        <p className="text-muted">
          {texts.issuedOn(formatDate(receipt.createdAt))}{' '}
          {children && <span className="print:hidden">{children}</span>}
        </p>
      </footer>
    </PrintablePage>
  )
}

function Issuer({ issuerName, issuerAddress, brn, vatNumber }: Receipt['issuer']) {
  const { receipt: texts } = feeWords
  if (!issuerName) return null
  const numbers = [brn && texts.brn(brn), vatNumber && texts.vat(vatNumber)].filter(Boolean)
  return (
    <address className="my-2 not-italic wrap-anywhere">
      <span className="text-muted">{texts.issuedBy}</span> <span className="font-semibold">{issuerName}</span>
      {issuerAddress && <span className="block">{issuerAddress}</span>}
      {numbers.length > 0 && <span className="block tabular-nums">{numbers.join(' · ')}</span>}
    </address>
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
