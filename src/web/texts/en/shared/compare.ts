/** Choosing products to compare. */
export const compare = {
  compare: 'Compare',
  chosen: 'In the comparison',
  compareThis: (title: string) => `Compare ${title}`,
  bar: 'Products to compare',
  show: (count: number) => `Compare (${count})`,
  clear: 'Clear the comparison',
  full: (most: number) => `Up to ${most} products can be compared. Remove one first.`,
  otherCategory: (category: string) =>
    `Only products of one category can be compared. Yours are from ${category}: clear them first.`,
}
