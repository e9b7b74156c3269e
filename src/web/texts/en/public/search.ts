import { figure } from '../shared/figures.ts'

export const search = {
  title: 'Search',
  titleFor: (words: string) => `Search: ${words}`,
  heading: (words: string) => `Results for “${words}”`,
  description: 'Search the products and stores of Mauritius.',
  closeTo: (words: string) => `Showing results close to “${words}”.`,
  tabs: 'Kinds of results',
  products: 'Products',
  stores: 'Stores',
  failed: 'Failed to load search results',
  noProducts: 'No products found.',
  noStores: 'No stores found.',
  emptyHint: (words: string) =>
    `Nothing matches “${words}”. Try fewer or other words, or check the spelling.`,
  seeProducts: (count: number) => (count === 1 ? 'See 1 product' : `See ${figure(count)} products`),
  seeStores: (count: number) => (count === 1 ? 'See 1 store' : `See ${figure(count)} stores`),
  allStores: 'Browse all stores',
  hotDeals: 'Browse hot deals',
  tooLongHint: 'Try again with a few words: a product, a store or a place.',
  blank: 'What are you looking for?',
  blankHint: 'Type a product, a store or a place into the box at the top.',
}
