import { figure } from '../shared/figures.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** How fast pages were for visitors. */
export const ownerVitals = {
  title: 'Speed for visitors',
  explained: (days: number) =>
    `Three of four visits of the last ${days} days were at least this fast. Nothing about the visitors is kept.`,
  failed: 'The speed for visitors could not be loaded.',
  none: 'No visit has been measured yet.',
  page: 'Page',
  pages: {
    home: 'Home',
    listing: 'Lists',
    category: 'Categories',
    stores: 'All stores',
    search: 'Search',
    product: 'Products',
    store: 'Stores',
  },
  visits: (count: number) => `${figure(count)} ${count === 1 ? 'visit' : 'visits'}`,
  vitals: { lcp: 'Visible after (LCP)', inp: 'Responds after (INP)', cls: 'Moves (CLS)' },
  value: {
    lcp: seconds,
    inp: (ms: number) => `${figure(Math.round(ms))} ms`,
    cls: (share: number) => share.toFixed(2),
  },
  verdicts: { good: 'good', middling: 'could be better', poor: 'poor' },
  notMeasured: '–',
}
