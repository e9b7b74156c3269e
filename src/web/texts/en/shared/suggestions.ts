export const suggestions = {
  label: 'Suggestions',
  products: 'Products',
  stores: 'Stores',
  categories: 'Categories',
  recent: 'Recent searches',
  forget: (words: string) => `Remove “${words}” from the recent searches`,
  forgetAll: 'Remove all',
  tooLong: (most: number) => `The search can have at most ${most} characters.`,
  found: (count: number) =>
    count === 1 ? '1 suggestion, use the arrow keys' : `${count} suggestions, use the arrow keys`,
}
