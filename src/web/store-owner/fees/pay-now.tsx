import type { OwnFees } from '#contract/store-owner/fees.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { storeFees } from '#texts/store-owner/fees.ts'
import { CopyLine } from '#web/shared/fees/copy-line.tsx'
import { rupees, spanText } from '#web/shared/fees/fee-text.ts'
import { hasWays, WaysToPay } from '#web/shared/fees/ways-to-pay.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

/** What to write on the transfer and where to send it. */
export function PayNow({ fees: { toPay, ways } }: { fees: OwnFees }) {
  const { pay: texts } = storeFees
  const { ways: words } = feeWords
  return (
    <Panel title={words.heading} text={toPay ? texts.text(spanText(toPay)) : texts.nothing}>
      {toPay && (
        <div className="divide-y divide-line border-b border-line">
          <CopyLine
            name={words.amount}
            shown={rupees(toPay.amountCents)}
            copied={plainAmount(toPay.amountCents)}
          />
          <CopyLine name={words.reference} shown={toPay.reference} hint={words.referenceHint} />
        </div>
      )}
      {hasWays(ways) ? (
        <>
          <WaysToPay ways={ways} />
          <p className="mt-3 text-sm text-muted">{texts.receiptFollows}</p>
        </>
      ) : (
        <p className={toPay ? 'mt-3' : ''}>
          {texts.otherwise} <PlainLink to="/contact">{texts.contact}</PlainLink>
        </p>
      )}
    </Panel>
  )
}

/** As banking apps take it: '1500' or '1500.50'. */
const plainAmount = (cents: number) => (cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100))
