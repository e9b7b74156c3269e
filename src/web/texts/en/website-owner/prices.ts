/** Discounts on prices that were raised for them. */
export const ownerPrices = {
  queue: 'Prices to look at',
  failed: 'The prices could not be loaded.',
  empty: 'No price to look at',
  emptyHint: 'A discount on a price that was raised within the 30 days before it appears here.',
  announced: 'The store announces',
  announcedPrice: (percent: string, price: string, sale: string) =>
    `−${percent}%: ${sale} instead of ${price}`,
  lowest: 'Lowest price of the 30 days before',
  began: 'Began',
  ends: 'Ends',
  store: 'Store',
  hidden: 'Not shown',
  isNotLower: 'Not lower than before',
  consequence: 'The product stays as it is; its page shows the lowest price of the 30 days before.',
  note: 'Note',
  noteHint: 'Only website owners see it.',
  lookAt: 'I have looked at it',
  lookedAt: 'Looked at lately',
  at: 'Looked at',
  noNote: 'No note.',
}
