import { addMonths, formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#domain/sentence.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'
import { campaignsNamed, type MonthlyFigures, nameOfMonth, weeklyBars } from '../monthly-figures.ts'

const count = (number: number, one: string, many: string) =>
  `${figure(number).en} ${number === 1 ? one : many}`
const times = (number: number) => (number === 1 ? 'once' : `${figure(number).en} times`)

export function monthlyFigures(figures: MonthlyFigures, links: Links): Letter {
  const { storeName } = figures
  const month = nameOfMonth(figures.month, 'en-GB')
  const bars = weeklyBars(figures)
  return {
    subject: `Your store in ${month}`,
    preview: `${storeName}: ${reached(figures)}`,
    paragraphs: [
      `${visited(figures)} ${reached(figures)} ${noticed(figures)}`,
      ...advertised(figures),
      balance(figures),
    ],
    chart:
      bars.length > 0
        ? {
            title: `Visits in ${month}`,
            bars: bars.map((bar) => ({ ...bar, figure: figure(bar.value).en })),
          }
        : undefined,
    button: { label: 'Open my insights', href: links.to('/admin/dashboard/insights') },
    reason: 'You get this mail once a month because a store on Zilbazar belongs to your account.',
  }
}

function visited({ storeName, month, views, viewsBefore }: MonthlyFigures): string {
  const sentence = `In ${nameOfMonth(month, 'en-GB')} ${storeName} and its products were visited ${times(views)}`
  if (viewsBefore === undefined) return `${sentence}.`
  const before = nameOfMonth(addMonths(`${month}-01`, -1).slice(0, 7), 'en-GB')
  if (viewsBefore === views) return `${sentence}, as often as in ${before}.`
  const difference = figure(Math.abs(views - viewsBefore)).en
  return `${sentence}, ${difference} ${views > viewsBefore ? 'more' : 'fewer'} than in ${before}.`
}

const reached = ({ calls, whatsapp, directions, links = 0 }: MonthlyFigures) =>
  `People called ${times(calls)}, wrote on WhatsApp ${times(whatsapp)}, asked the way ${times(directions)} and followed a link ${times(links)}.`

const noticed = ({ wishes = 0, ratings = 0, follows = 0, searches = 0 }: MonthlyFigures) =>
  `There were ${count(searches, 'search', 'searches')} that showed your store, ${count(wishes, 'wish', 'wishes')}, ${count(ratings, 'rating', 'ratings')} and ${count(follows, 'new follower', 'new followers')}.`

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
