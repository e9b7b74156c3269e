import { accountNumberIn } from '#domain/payment-details.ts'
import { mobileNumber } from '#domain/phone.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { ownerPaymentDetails as texts } from '#texts/website-owner/payment-details.ts'
import { hasWays, WaysToPay } from '#web/shared/fees/ways-to-pay.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { DetailsValues } from './payment-details-values.ts'

/** What stores see, from what is typed so far. */
export function Preview({ values }: { values: DetailsValues }) {
  const { receipt } = feeWords
  const ways = {
    bankName: values.bankName,
    accountName: values.accountName,
    accountNumber: accountNumberIn(values.accountNumber) ?? '',
    juiceNumber: mobileNumber(values.juiceNumber) ?? '',
    mytNumber: mobileNumber(values.mytNumber) ?? '',
    qrPicture: values.qrPicture,
  }
  const { issuerName, issuerAddress, brn, vatNumber } = values
  return (
    <Panel title={texts.preview} text={texts.previewText}>
      {hasWays(ways) ? <WaysToPay ways={ways} /> : <p>{texts.nothingSet}</p>}
      {issuerName && (
        <address className="mt-4 border-t border-line pt-3 text-sm not-italic wrap-anywhere">
          <span className="text-muted">{receipt.issuedBy}</span>{' '}
          <span className="font-semibold">{issuerName}</span>
          {issuerAddress && <span className="block">{issuerAddress}</span>}
          {brn && <span className="block">{receipt.brn(brn)}</span>}
          {vatNumber && <span className="block">{receipt.vat(vatNumber)}</span>}
        </address>
      )}
    </Panel>
  )
}
