import { formatDate } from '#domain/mauritius-time.ts'
import type * as english from '../en/fee-words.ts'

export const period: typeof english.period = ({ startsOn, endsOn }) =>
  `du ${formatDate(startsOn)} au ${formatDate(endsOn)}`

export const howToPay =
  'Vous pouvez payer en espèces, par virement bancaire, par Juice, par my.t money ou par chèque. Indiquez le nom de votre boutique, pour que nous sachions qui remercier.'

export const waysOn: typeof english.waysOn = (links) => ({
  button: { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/login') },
  otherwise: {
    before: 'Une question, ou déjà payé ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que Zilbazar fait la publicité de la boutique liée à votre compte.',
})
