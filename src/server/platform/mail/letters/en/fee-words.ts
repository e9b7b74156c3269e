import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import type { UnpaidWindow } from '../fees.ts'

export const period = ({ startsOn, endsOn }: Pick<UnpaidWindow, 'startsOn' | 'endsOn'>): string =>
  `from ${formatDate(startsOn)} to ${formatDate(endsOn)}`

export const howToPay =
  'You can pay in cash, by bank transfer, by Juice, by my.t money or by cheque. Please name your store, so that we know whom to thank.'

/** The last links of every letter about a fee. */
export const waysOn = (links: Links): Pick<Letter, 'button' | 'otherwise' | 'reason'> => ({
  button: { label: 'Open my dashboard', href: links.to('/admin/login') },
  otherwise: {
    before: 'Any question, or paid already?',
    label: 'Write to us',
    href: links.to('/contact'),
  },
  reason: 'You get this mail because the store that belongs to your account is advertised on Zilbazar.',
})
