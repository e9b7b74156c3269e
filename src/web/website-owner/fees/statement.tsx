import { useQuery } from '@tanstack/react-query'
import type { Statement } from '#contract/shapes/fee.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { monthName } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { PrintablePage } from '#web/shared/fees/printable-page.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { rupees } from './amount.ts'
import { CampaignList } from './campaign-list.tsx'
import { linkToLedger } from './fee-links.ts'
import { statementQuery } from './fee-queries.ts'
import { NotFoundHere } from './not-found-here.tsx'
import { Reach } from './reach.tsx'
import { type SheetRow, SheetTable } from './sheet-table.tsx'
import { spanText } from './span-text.ts'

export function StatementView({ storeId, month }: { storeId: string; month: string }) {
  const { statement: texts } = ownerFees
  const { data, error, refetch } = useQuery(statementQuery(useOwnerClient(), storeId, month))
  if (data) return <PrintedStatement statement={data} />
  return error ? (
    <NotFoundHere error={error} sentence={texts.failed} onTryAgain={() => void refetch()} />
  ) : (
    <PanelSkeleton panels={1} />
  )
}

function PrintedStatement({ statement }: { statement: Statement }) {
  const { statement: texts, toLedger } = ownerFees
  const { store, month, openingBalanceCents, closingBalanceCents } = statement
  const { charges, payments } = useRows(statement)
  const closing =
    closingBalanceCents > 0 ? texts.closing : closingBalanceCents < 0 ? texts.closingAhead : texts.settled
  return (
    <PrintablePage
      title={texts.title(store.name, monthName(month))}
      heading={texts.heading}
      number={monthName(month)}
      size="A4"
      back={{ link: linkToLedger(store._id), name: toLedger }}
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

function useRows({ charges, payments }: Statement): Record<'charges' | 'payments', SheetRow[]> {
  const { kinds, methods, receipt: words, ledger } = ownerFees
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
        [kind === 'refund' ? ledger.refund : ledger.payment, receipt, methods[method] ?? method, reference]
          .filter(Boolean)
          .join(' · '),
        rupees(kind === 'refund' ? amountCents : -amountCents),
      ],
      note: undefined,
    })),
  }
}
