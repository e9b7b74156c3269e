import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { rupees } from './amount.ts'
import { linkToReceipt } from './fee-links.ts'
import type { ShownRow } from './use-bank-rows.ts'

interface BankRowCardProps {
  row: ShownRow
  isBusy: boolean
  onRecord: () => void
  onChoose: () => void
}

/** A row of the file: what the bank says, what we make of it and why. */
export function BankRowCard({ row, isBusy, onRecord, onChoose }: BankRowCardProps) {
  const { bank: texts } = ownerFees
  const { line, day, amountCents, description, fate, why, parts, leftOverCents, receipts, problem } = row
  const isOpen = fate === 'exact' || fate === 'likely' || fate === 'unknown'
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{description || texts.line(String(line))}</span>
        {amountCents !== null && <span className="font-semibold tabular-nums">{rupees(amountCents)}</span>}
      </p>
      <p className="text-sm text-muted">
        {[day && formatDate(day), texts.line(String(line)), texts.why[why]].filter(Boolean).join(' · ')}
      </p>
      {fate !== 'recorded' &&
        parts.map((part) => (
          <p key={part.cycleId} className="mt-1 wrap-anywhere">
            → {texts.goesTo(part.storeName, part.reference, rupees(part.amountCents))}
            {part.leftToPayCents > 0 && (
              <span className="text-muted"> ({texts.left(rupees(part.leftToPayCents))})</span>
            )}
          </p>
        ))}
      {isOpen && leftOverCents > 0 && (
        <p className="mt-1 text-sunset">{texts.leftOver(rupees(leftOverCents))}</p>
      )}
      {problem && (
        <p role="alert" className="mt-1 font-medium text-sunset">
          {problem}
        </p>
      )}
      {receipts.map(({ _id, receipt }) => (
        <AppLink
          key={_id}
          {...linkToReceipt(_id)}
          className="mr-3 inline-flex min-h-9 items-center font-semibold text-lagoon hover:underline pointer-coarse:min-h-11"
        >
          {ownerFees.ledger.receipt(receipt)}
        </AppLink>
      ))}
      {isOpen && (
        <div className="mt-2 flex flex-wrap gap-2.5">
          {parts.length > 0 && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={texts.recordOf(String(line))}
              onClick={onRecord}
            >
              {texts.recordOne}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            disabled={isBusy}
            aria-label={texts.chooseOf(String(line))}
            onClick={({ currentTarget }) => {
              // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
              currentTarget.focus()
              onChoose()
            }}
          >
            {texts.choose}
          </Button>
        </div>
      )}
    </li>
  )
}
