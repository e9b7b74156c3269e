import { figure } from '../shared/figures.ts'

/** What every list of products or stores says about itself. */
export const browsing = {
  filters: 'Filters',
  filterByCity: 'Filter by City',
  allCities: 'All cities',
  showBestRated: 'Show Best Rated',
  bestRated: 'Best Rated',
  apply: 'Apply',
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  inSubcategory: (category: string) => `In ${category}`,
  everything: 'Everything',
  results: 'Results',
  showing: (from: number, to: number, total: number) =>
    `Showing ${figure(from)}–${figure(to)} of ${figure(total)}`,
  pages: 'Pages',
  page: (page: number) => `Page ${figure(page)}`,
  previous: 'Previous',
  next: 'Next',
  nothingIn: (place: string) => `Nothing in ${place} for now.`,
  showAllCities: 'Show all cities',
  pastEnd: (page: number) => `There is no page ${figure(page)} here.`,
  toFirstPage: 'Go to the first page',
  failedProducts: 'Failed to load products!',
  failedCities: 'Failed to load cities',
}
