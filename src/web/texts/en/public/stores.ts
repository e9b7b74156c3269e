export const stores = {
  title: 'All Stores',
  description:
    'The stores of Mauritius on Zilbazar, best rated first: find one by name, place or what it sells.',
  searchLabel: 'Search by name',
  searchButton: 'Search stores',
  category: 'Category',
  allCategories: 'All categories',
  youAreBrowsing: 'You are browsing',
  map: 'On the map',
  clearFilters: 'Clear Filters',
  named: (words: string) => `“${words}”`,
  empty: 'No stores found.',
  emptyFor: (question: string) => `Nothing matches ${question}.`,
  emptyHint: 'New stores join every week.',
  showAll: 'Show all stores',
}
