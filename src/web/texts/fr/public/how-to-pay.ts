import type { PaymentDetails } from '#contract/shapes/payment-details.ts'
import { formatAccountNumber } from '#domain/payment-details.ts'
import { formatPhone } from '#domain/phone.ts'
import type { howToPay as english } from '../../en/public/how-to-pay.ts'

/** The part of the terms that says where fees are paid; none when nothing is set. */
export const howToPay: typeof english = (details) => {
  const { bankName, accountName, accountNumber, juiceNumber, mytNumber, qrPicture, issuerName } = details
  const list = [
    accountNumber &&
      `Par virement bancaire : ${bankName}, compte ${formatAccountNumber(accountNumber)} de ${accountName}`,
    juiceNumber && `Par Juice : ${formatPhone(juiceNumber)}`,
    mytNumber && `Par my.t money : ${formatPhone(mytNumber)}`,
    qrPicture && 'Avec le code QR MauCAS ci-dessous',
  ].filter((way): way is string => Boolean(way))
  if (list.length === 0) return
  return {
    id: 'how-to-pay',
    title: 'Comment payer',
    parts: [
      'Les boutiques paient leurs frais ici, et nulle part ailleurs :',
      { list },
      'Écrivez la référence de la période sur le virement. Elle est dans nos e-mails et dans votre [tableau de bord](/admin/dashboard/fees).',
      ...(issuerName ? [issuerOf(details)] : []),
    ],
  }
}

function issuerOf({ issuerName, issuerAddress, brn, vatNumber }: PaymentDetails): string {
  const facts = [issuerAddress, brn && `BRN ${brn}`, vatNumber && `numéro de TVA ${vatNumber}`].filter(
    Boolean,
  )
  return `Les reçus sont émis par ${[issuerName, ...facts].join(', ')}.`
}
