import { formatDate } from '#domain/mauritius-time.ts'
import { formatAccountNumber } from '#domain/payment-details.ts'
import { formatPhone } from '#domain/phone.ts'
import type * as english from '../en/fee-words.ts'
import { feesPath, hasWays } from '../fees.ts'

export const period: typeof english.period = ({ startsOn, endsOn }) =>
  `du ${formatDate(startsOn)} au ${formatDate(endsOn)}`

export const howToPay: typeof english.howToPay = ({ ways, reference }) => {
  if (!hasWays(ways))
    return [
      'Vous pouvez payer en espèces, par virement bancaire, par Juice, par my.t money ou par chèque. Indiquez le nom de votre boutique, pour que nous sachions qui remercier.',
      ...(reference ? [`Votre référence : ${reference}`] : []),
    ]
  const { bankName, accountName, accountNumber, juiceNumber, mytNumber, qrPicture } = ways
  return [
    reference
      ? `Pour payer, avec la référence ${reference}, pour que nous sachions qui remercier :`
      : 'Pour payer, en indiquant le nom de votre boutique, pour que nous sachions qui remercier :',
    ...(accountNumber
      ? [`Virement bancaire : ${bankName}, compte ${formatAccountNumber(accountNumber)} de ${accountName}`]
      : []),
    ...(juiceNumber ? [`Par Juice au ${formatPhone(juiceNumber)}`] : []),
    ...(mytNumber ? [`Par my.t money au ${formatPhone(mytNumber)}`] : []),
    ...(qrPicture ? ['Avec le code QR MauCAS dans votre tableau de bord'] : []),
  ]
}

export const waysOn: typeof english.waysOn = (links) => ({
  button: { label: 'Voir comment payer', href: links.to(feesPath) },
  otherwise: {
    before: 'Une question, ou déjà payé ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que Zilbazar fait la publicité de la boutique liée à votre compte.',
})
