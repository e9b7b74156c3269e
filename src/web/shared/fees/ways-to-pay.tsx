import type { PaymentWays } from '#contract/shapes/payment-details.ts'
import { formatAccountNumber } from '#domain/payment-details.ts'
import { formatPhone } from '#domain/phone.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { CopyLine } from './copy-line.tsx'

export const hasWays = (ways: PaymentWays) => Object.values(ways).some(Boolean)

/** The ways to pay that are set, each to be copied with one tap. */
export function WaysToPay({ ways }: { ways: PaymentWays }) {
  const { ways: texts } = feeWords
  const { bankName, accountName, accountNumber, juiceNumber, mytNumber, qrPicture } = ways
  return (
    <div className="divide-y divide-line">
      {juiceNumber && <CopyLine name={texts.juice} shown={formatPhone(juiceNumber)} copied={juiceNumber} />}
      {accountNumber && (
        <CopyLine
          name={texts.bank}
          shown={formatAccountNumber(accountNumber)}
          copied={accountNumber}
          hint={texts.accountOf(bankName, accountName)}
        />
      )}
      {mytNumber && <CopyLine name={texts.myt} shown={formatPhone(mytNumber)} copied={mytNumber} />}
      {qrPicture && (
        <figure className="pt-3">
          <img
            src={qrPicture}
            alt={texts.qr}
            width={240}
            height={240}
            loading="lazy"
            className="size-60 rounded-xl border border-line bg-white object-contain p-2"
          />
          <figcaption className="mt-1.5 max-w-60 text-sm text-muted">{texts.qrHint}</figcaption>
        </figure>
      )}
    </div>
  )
}
