import type { PaymentDetails } from '#contract/shapes/payment-details.ts'
import { formatAccountNumber } from '#domain/payment-details.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Section } from '../../article.ts'

/** The part of the terms that says where fees are paid; none when nothing is set. */
export function howToPay(details: PaymentDetails): Section | undefined {
  const { bankName, accountName, accountNumber, juiceNumber, mytNumber, qrPicture, issuerName } = details
  const list = [
    accountNumber &&
      `By bank transfer: ${bankName}, account ${formatAccountNumber(accountNumber)} of ${accountName}`,
    juiceNumber && `By Juice: ${formatPhone(juiceNumber)}`,
    mytNumber && `By my.t money: ${formatPhone(mytNumber)}`,
    qrPicture && 'With the MauCAS QR code below',
  ].filter((way): way is string => Boolean(way))
  if (list.length === 0) return
  return {
    id: 'how-to-pay',
    title: 'How to pay',
    parts: [
      'Stores pay their fees here, and nowhere else:',
      { list },
      'Please write the reference of the window on the transfer. It stands in our mails and in your [dashboard](/admin/dashboard/fees).',
      ...(issuerName ? [issuerOf(details)] : []),
    ],
  }
}

function issuerOf({ issuerName, issuerAddress, brn, vatNumber }: PaymentDetails): string {
  const facts = [issuerAddress, brn && `BRN ${brn}`, vatNumber && `VAT number ${vatNumber}`].filter(Boolean)
  return `Receipts are issued by ${[issuerName, ...facts].join(', ')}.`
}
