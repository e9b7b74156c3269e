import type { Weekday } from '#domain/mauritius-time.ts'
import { figure } from '../shared/figures.ts'

const times = (count: number) => (count === 1 ? 'once' : `${figure(count)} times`)
const oclock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** What visitors did with a store, in its dashboard. */
export const insights = {
  failed: 'Your figures could not be loaded.',
  period: 'Period',
  periods: { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days' },
  /** What the figures are compared with. */
  compared: {
    1: 'Compared with yesterday, up to the same hour.',
    7: 'Compared with the 7 days before, up to the same hour.',
    30: 'Compared with the 30 days before, up to the same hour.',
    90: 'Compared with the 90 days before, up to the same hour.',
  },
  counted:
    'Your own visits, robots and a second look within half an hour are not counted. What was just done shows here after a few seconds.',
  byMail: 'Once a month you get these figures by mail.',
  toMailChoice: 'Change this',
  brought: {
    title: 'What it brought',
    1: (count: number) => `Today people called, wrote, asked the way or followed your link ${times(count)}.`,
    days: (days: number, count: number) =>
      `In these ${days} days people called, wrote, asked the way or followed your link ${times(count)}.`,
    nothing: {
      1: 'Nobody has called, written or asked the way today yet.',
      days: (days: number) => `Nobody called, wrote or asked the way in these ${days} days.`,
    },
  },
  figures: {
    title: 'Figures',
    visits: 'Visits',
    visitsOf: (store: number, products: number) => `Store ${figure(store)}, products ${figure(products)}`,
    calls: 'Calls',
    whatsapps: 'WhatsApp',
    sales: (count: number) => `${figure(count)} became a sale`,
    directions: 'Directions',
    links: 'Link',
    searches: 'Searches that showed you',
    wishes: 'Wishes',
    ratings: 'Ratings',
    follows: 'New followers',
    followers: (count: number) => (count === 1 ? '1 follows you' : `${figure(count)} follow you`),
    more: (count: number) => `${figure(count)} more`,
    fewer: (count: number) => `${figure(count)} fewer`,
    same: 'as many',
  },
  chart: {
    byDay: 'Day by day',
    byHour: 'Hour by hour',
    visits: 'Visits',
    taps: 'Calls, messages, directions, links',
    inAll: 'In all',
    failed: 'The chart could not be drawn. Its sums are right.',
    caption: 'Visits and taps',
    day: 'Day',
    hour: 'Hour',
    hourOf: (hour: number) => `${oclock(hour)} – ${oclock(hour + 1)}`,
    oclock,
  },
  best: {
    both: (hour: number, weekday: Weekday) =>
      `Most people come between ${oclock(hour)} and ${oclock(hour + 1)}, and on ${weekday}s.`,
    hour: (hour: number) => `Most people come between ${oclock(hour)} and ${oclock(hour + 1)}.`,
    unknown: 'There were too few visits to name your best hour and day.',
  },
  words: {
    title: 'Words typed in the search',
    text: 'What people searched for when your store or a product of yours was shown. Words of fewer than five people are left out, so that nobody can be recognised.',
    none: 'No words were typed by five different people yet.',
    times,
  },
  products: {
    title: 'Product by product',
    caption: 'Your products in figures',
    product: 'Product',
    visits: 'Visits',
    calls: 'Calls',
    whatsapps: 'WhatsApp',
    directions: 'Directions',
    links: 'Link',
    wishes: 'Wishes',
    ratings: 'Ratings',
    sortBy: 'Sort by',
    none: 'None of your products was visited in this time.',
    showAll: (count: number) => `Show all ${figure(count)}`,
    most: (shown: number, total: number) =>
      `These are the ${figure(shown)} most visited of ${figure(total)} products.`,
    download: 'Download as CSV',
    file: (from: string, until: string) => `products-${from}-${until}.csv`,
  },
  empty: {
    noProducts: 'Nobody can find you yet',
    noProductsHint:
      'Add your first products: people search for what they want to buy. From the first visit on you see here what your store brings.',
    addProduct: 'Add a product',
    noVisits: 'Nobody has visited yet',
    noVisitsHint:
      'Share the page of your store with your customers, on WhatsApp or on a poster. From the first visit on you see here what it brings.',
    toProfile: 'Complete your profile',
  },
}
