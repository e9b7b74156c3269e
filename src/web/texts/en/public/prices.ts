/** Discounts beside the prices before them, on the page of a product and where products are compared. */
export const prices = {
  lowestBefore: (price: string) => `Lowest price of the 30 days before: ${price}`,
  belowThat: (percent: number) => `${percent}% below that`,
  notLower: 'not lower than that',
  noClaim: 'No claim about this discount: fewer than 30 days of prices are known before it.',
  history: 'Price history',
  last90: 'What it cost in the last 90 days, discounts included',
  highest: 'Highest',
  lowest: 'Lowest',
  today: 'Today',
  table: 'Prices as a table',
  since: 'Since',
  price: 'Price',
  rule: 'How we compare prices',
}
