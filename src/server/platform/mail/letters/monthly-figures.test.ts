import { expect, test } from 'vitest'
import { asHtml, asText, written } from '#tests/support/letters/written.ts'

test('the monthly figures are three sentences, then campaigns and the balance', () => {
  const figures = {
    kind: 'monthly-figures',
    storeName: 'Ti Lakaz',
    month: '2026-10',
    views: 1234,
    viewsBefore: 1034,
    calls: 1,
    whatsapp: 0,
    directions: 2,
    links: 3,
    wishes: 1,
    ratings: 0,
    follows: 4,
    searches: 2100,
    balanceCents: 150_000,
    campaigns: Array.from({ length: 7 }, () => ({
      ranOn: '2026-10-12',
      channel: 'Radio Plus',
      shown: 'A spot',
    })),
  } as const
  const { paragraphs } = written({ ...figures, campaigns: [...figures.campaigns] })
  expect(paragraphs).toEqual([
    'In October 2026 Ti Lakaz and its products were visited 1,234 times, 200 more than in September 2026. People called once, wrote on WhatsApp 0 times, asked the way 2 times and followed a link 3 times. There were 2,100 searches that showed your store, 1 wish, 0 ratings and 4 new followers.',
    'Part of your fee paid for advertising of the whole site:',
    ...Array.from({ length: 5 }, () => '12/10/2026, Radio Plus: A spot'),
    'And 2 more.',
    'Rs 1,500 were owed at the end of the month.',
  ])
  const settled = written({ ...figures, balanceCents: 0, campaigns: [] }, 'fr').paragraphs
  expect(settled).toEqual([
    expect.stringContaining('200 de plus qu’en septembre 2026. Des visiteurs ont appelé 1 fois'),
    'Rien n’était dû à la fin du mois.',
  ])
})

test('the monthly figures show the visits of each week as bars, in HTML and in text', () => {
  const figures = {
    kind: 'monthly-figures',
    storeName: 'Ti Lakaz',
    month: '2026-02',
    views: 1234,
    viewsByDay: { '2026-02-01': 1000, '2026-02-07': 100, '2026-02-08': 134, '2026-02-28': 550 },
    calls: 0,
    whatsapp: 0,
    directions: 0,
    balanceCents: 0,
    campaigns: [],
  } as const
  const letter = written({ ...figures, campaigns: [] }, 'fr')
  expect(letter.chart?.bars.map(({ label, value }) => [label, value])).toEqual([
    ['01/02 – 07/02', 1100],
    ['08/02 – 14/02', 134],
    ['15/02 – 21/02', 0],
    ['22/02 – 28/02', 550],
  ])
  expect(asText(letter, 'fr')).toContain('Visites en février 2026\n01/02 – 07/02  1\u00a0100\n')
  const widths = [
    ...asHtml(letter, 'fr').matchAll(/width="(\d+)%" cellpadding="0" cellspacing="0" border="0"><tr>/g),
  ]
  expect(widths.map(([, width]) => width)).toEqual(['100', '12', '50'])
  expect(written({ ...figures, viewsByDay: {}, campaigns: [] }).chart).toBeUndefined()
  // Queued by an earlier version.
  const { viewsByDay, ...earlier } = figures
  expect(written({ ...earlier, campaigns: [] }).paragraphs[0]).toMatch(/were visited 1,234 times\. People/)
})
