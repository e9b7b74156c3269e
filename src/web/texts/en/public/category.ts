export const category = {
  description: (name: string) =>
    `${name} from local stores all over Mauritius, best rated first, with prices in rupees and the phone number of every store.`,
  empty: 'No products found in this category.',
  emptyHint: 'Stores add new products every day.',
  wholeCategory: (name: string) => `Show all of ${name}`,
}
