import type { ComponentProps } from 'react'
import type { FeePayment, Statement } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { monthName } from '#texts/shared/figures.ts'
import { statement as texts } from '#texts/shared/statement.ts'
import { CampaignList } from './campaign-list.tsx'
import { rupees, spanText } from './fee-text.ts'
import { PrintablePage } from './printable-page.tsx'
import { Reach } from './reach.tsx'
import { type SheetRow, SheetTable } from './sheet-table.tsx'

/** Who recorded a payment is not on the page. */
type Shown = Omit<Statement, 'payments'> & { payments: Omit<FeePayment, 'recordedBy'>[] }

interface PrintedStatementProps {
  statement: Shown
  back: ComponentProps<typeof PrintablePage>['back']
}

/** A store's month to read and to print: what it cost and what it brought. */
export function PrintedStatement({ statement, back }: PrintedStatementProps) {
  const { store, month, openingBalanceCents, closingBalanceCents } = statement
  const { charges, payments } = rowsOf(statement)
  const closing =
    closingBalanceCents > 0 ? texts.closing : closingBalanceCents < 0 ? texts.closingAhead : texts.settled
  return (
    <PrintablePage
      title={texts.title(store.name, monthName(month))}
      heading={texts.heading}
      number={monthName(month)}
      size="A4"
      back={back}
    >
      <p className="heading pt-5 text-xl wrap-anywhere">{store.name}</p>
      <Balance name={openingBalanceCents < 0 ? texts.ahead : texts.before} cents={openingBalanceCents} />
      <SheetTable
        title={texts.charges}
        heads={[texts.dueOn, texts.what, texts.amount]}
        rows={charges}
        empty={texts.noCharges}
      />
      <SheetTable
        title={texts.payments}
        heads={[texts.day, texts.what, texts.amount]}
        rows={payments}
        empty={texts.noPayments}
      />
      <Balance name={closing} cents={closingBalanceCents} isLast />
      <Reach statement={statement} />
      <CampaignList campaigns={statement.campaigns} />
    </PrintablePage>
  )
}

/** The name says whether it is owed or paid ahead, so the amount has no sign. */
function Balance({ name, cents, isLast = false }: { name: string; cents: number; isLast?: boolean }) {
  return (
    <p
      className={`mt-4 flex justify-between gap-4 tabular-nums ${isLast ? 'heading rounded-xl bg-lagoon-tint px-4 py-3 text-lg print:border print:border-line' : ''}`}
    >
      <span>{name}</span>
      <span className="font-semibold whitespace-nowrap">{rupees(Math.abs(cents))}</span>
    </p>
  )
}

function rowsOf({ charges, payments }: Shown): Record<'charges' | 'payments', SheetRow[]> {
  const { kinds, methods, receipt: words } = feeWords
  return {
    charges: charges.map((window, at) => {
      const mass = window.massAdvertisingCents
      return {
        // Personalised advertising that was paid back has two rows.
        key: `${window._id} ${at}`,
        cells: [
          formatDate(window.dueOn),
          [kinds[window.kind], window.product?.title, spanText(window)].filter(Boolean).join(' · '),
          rupees(window.amountCents),
        ],
        note: mass > 0 ? words.massAdvertising(rupees(mass)) : undefined,
      }
    }),
    payments: payments.map(({ _id, kind, receipt, receivedOn, method, reference, amountCents }) => ({
      key: _id,
      cells: [
        formatDate(receivedOn),
        [texts[kind], receipt, methods[method] ?? method, reference].filter(Boolean).join(' · '),
        rupees(kind === 'refund' ? amountCents : -amountCents),
      ],
      note: undefined,
    })),
  }
}
