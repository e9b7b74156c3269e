import { figure } from '../shared/figures.ts'

const many = (count: number, one: string, several: string) => (count === 1 ? one : several)

/** What the website owner looks at first. */
export const ownerToday = {
  failed: 'Today could not be loaded.',
  waiting: 'What waits',
  nothingWaits: 'Nothing waits for you.',
  something: (count: number) => `${figure(count)} ${many(count, 'thing waits', 'things wait')} for you.`,
  cards: {
    applications: (count: number) => many(count, 'application to vet', 'applications to vet'),
    reports: (count: number) => many(count, 'reported item', 'reported items'),
    heldRatings: (count: number) => many(count, 'held rating', 'held ratings'),
    reviewPhotos: (count: number) => many(count, 'photo of a review', 'photos of reviews'),
    raisedPrices: (count: number) => many(count, 'price to look at', 'prices to look at'),
    overdueFees: (count: number) => many(count, 'store with an overdue fee', 'stores with overdue fees'),
    messages: (count: number) => many(count, 'unread message', 'unread messages'),
    failingMails: (count: number) => many(count, 'failing mail', 'failing mails'),
  },
  advertising: {
    title: 'Advertising',
    refunds: (count: number, amount: string) =>
      `${amount} to be paid back (${many(count, 'one refund', `${figure(count)} refunds`)})`,
    noContact: 'Nobody is noted for it.',
    toRefunds: 'Refunds owed, in the ledger',
    withoutProduct: 'Paid, but no product is chosen',
    tomorrow: 'Starts tomorrow',
    paid: 'Paid',
    span: (from: string, until: string) => `${from} – ${until}`,
  },
  figure,
  last30: 'The last 30 days',
  chartsFailed: 'The charts could not be drawn. Their sums are right.',
  inAll: 'In 30 days',
  today: 'today',
  charts: {
    visits: 'Visits',
    taps: 'Taps',
    ratings: 'Ratings',
    signUps: 'Sign-ups',
  },
  series: {
    productViews: 'Product pages',
    storeViews: 'Store pages',
    calls: 'Call',
    whatsapps: 'WhatsApp',
    directions: 'Directions',
    links: 'Link',
    ratings: 'Ratings',
    signUps: 'Sign-ups',
  },
  table: { caption: 'The last 30 days in figures', day: 'Day', sum: 'In all' },
  newest: 'New',
  people: 'Sign-ups',
  stores: 'Stores',
  products: 'Products',
  noPeople: 'Nobody has signed up yet.',
  noStores: 'There is no store yet.',
  noProducts: 'There is no product yet.',
}
