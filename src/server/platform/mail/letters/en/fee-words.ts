import { formatDate } from '#domain/mauritius-time.ts'
import { formatAccountNumber } from '#domain/payment-details.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Letter, Links } from '../../letter.ts'
import { feesPath, type HowToPay, hasWays, type UnpaidWindow } from '../fees.ts'

export const period = ({ startsOn, endsOn }: Pick<UnpaidWindow, 'startsOn' | 'endsOn'>): string =>
  `from ${formatDate(startsOn)} to ${formatDate(endsOn)}`

/** The ways that are set, each in a paragraph; otherwise all ways in one sentence. */
export function howToPay({ ways, reference }: HowToPay): string[] {
  if (!hasWays(ways))
    return [
      'You can pay in cash, by bank transfer, by Juice, by my.t money or by cheque. Please name your store, so that we know whom to thank.',
      ...(reference ? [`Your reference: ${reference}`] : []),
    ]
  const { bankName, accountName, accountNumber, juiceNumber, mytNumber, qrPicture } = ways
  return [
    reference
      ? `How to pay, with the reference ${reference}, so that we know whom to thank:`
      : 'How to pay; please name your store, so that we know whom to thank:',
    ...(accountNumber
      ? [`Bank transfer: ${bankName}, account ${formatAccountNumber(accountNumber)} of ${accountName}`]
      : []),
    ...(juiceNumber ? [`By Juice to ${formatPhone(juiceNumber)}`] : []),
    ...(mytNumber ? [`By my.t money to ${formatPhone(mytNumber)}`] : []),
    ...(qrPicture ? ['With the MauCAS QR code in your dashboard'] : []),
  ]
}

/** The last links of every letter about a fee. */
export const waysOn = (links: Links): Pick<Letter, 'button' | 'otherwise' | 'reason'> => ({
  button: { label: 'See how to pay', href: links.to(feesPath) },
  otherwise: {
    before: 'Any question, or paid already?',
    label: 'Write to us',
    href: links.to('/contact'),
  },
  reason: 'You get this mail because the store that belongs to your account is advertised on Zilbazar.',
})
