/** The page that compares products. */
export const comparison = {
  title: 'Compare products',
  description:
    'Price, discount, rating, store, opening hours and distance of up to four products side by side.',
  ofCategory: (category: string) => `From ${category}`,
  failed: 'The comparison could not be loaded.',
  empty: 'Nothing to compare yet',
  emptyHint: 'Press ‘Compare’ on a product or in a list of a category, up to four times.',
  hotDeals: 'See hot deals',
  one: 'One product is here. Choose another one of the same category.',
  more: (category: string) => `More from ${category}`,
  tooMany: (most: number) => `Up to ${most} products can be compared at once. The others are left out.`,
  missing: (count: number) =>
    count === 1
      ? 'One product is no longer shown, so it is left out.'
      : `${count} products are no longer shown, so they are left out.`,
  otherCategory: (title: string, category: string) =>
    `‘${title}’ is from ${category}. Only products of one category can be compared.`,
  table: 'Products side by side',
  product: 'Product',
  price: 'Price',
  before: '30 days before',
  rating: 'Rating',
  store: 'Store',
  opening: 'Opening hours',
  distance: 'Place',
  noHours: 'Not known',
  noDiscount: 'No discount',
  noDays: 'No claim: fewer than 30 days of prices are known.',
  asAnnounced: (price: string) => `${price}, as the store says`,
  remove: 'Remove',
  removeThis: (title: string) => `Remove ${title}`,
}
