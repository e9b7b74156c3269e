import { formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#domain/sentence.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'
import { campaignsNamed, type MonthlyFigures, nameOfMonth } from '../monthly-figures.ts'

const count = (number: number, one: string, many: string) =>
  `${figure(number).en} ${number === 1 ? one : many}`

export function monthlyFigures(figures: MonthlyFigures, links: Links): Letter {
  const { storeName, views, calls, whatsapp, directions } = figures
  const month = nameOfMonth(figures.month, 'en-GB')
  const seen = `${count(views, 'view', 'views')}, ${count(calls, 'call', 'calls')}, ${count(whatsapp, 'WhatsApp tap', 'WhatsApp taps')} and ${count(directions, 'request for directions', 'requests for directions')}`
  return {
    subject: `Your store in ${month}`,
    preview: `${storeName}: ${seen}.`,
    paragraphs: [
      `This is what ${storeName} and its products drew on Zilbazar in ${month}: ${seen}.`,
      ...advertised(figures),
      balance(figures),
    ],
    button: { label: 'Open my dashboard', href: links.to('/admin/dashboard') },
    reason: 'You get this mail once a month because a store on Zilbazar belongs to your account.',
  }
}

function advertised({ campaigns }: MonthlyFigures): string[] {
  if (campaigns.length === 0) return []
  const more = campaigns.length - campaignsNamed
  return [
    'Part of your fee paid for advertising of the whole site:',
    ...campaigns
      .slice(0, campaignsNamed)
      .map(({ ranOn, channel, shown }) => `${formatDate(ranOn)}, ${channel}: ${shown}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}

function balance({ balanceCents }: MonthlyFigures): string {
  if (balanceCents === 0) return 'Nothing was owed at the end of the month.'
  return balanceCents > 0
    ? `${rupees(balanceCents, 'en')} were owed at the end of the month.`
    : `${rupees(-balanceCents, 'en')} were paid ahead at the end of the month.`
}
