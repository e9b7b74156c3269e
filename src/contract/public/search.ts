import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { CategoryName } from '#contract/shapes/category.ts'
import { Count } from '#contract/shapes/count.ts'
import { Cities, City, PageNumber, SearchWords } from '#contract/shapes/paging.ts'
import { Product } from '#contract/shapes/product.ts'
import { Exact, FilterCounts, withFilters } from '#contract/shapes/search-filters.ts'
import { Store } from '#contract/shapes/store-listing.ts'

export const SearchResults = z.object({
  products: z.array(Product),
  stores: z.array(Store),
  productPage: Count,
  storePage: Count,
  totalProductPages: Count,
  totalStorePages: Count,
  totalProducts: Count,
  totalStores: Count,
  fuzzy: z.boolean().meta({ description: 'Nothing matched as written: these are close spellings.' }),
  cutAt: Count.optional().meta({
    description:
      'Set when filters or an order are given and there are more matches: only so many of the best rated are looked at.',
  }),
})
export type SearchResults = z.infer<typeof SearchResults>

export const Suggestions = z.object({
  products: z.array(Product.pick({ _id: true, title: true, image: true })).max(5),
  stores: z.array(Store.pick({ _id: true, name: true, image: true })).max(3),
  categories: z.array(CategoryName).max(3),
})
export type Suggestions = z.infer<typeof Suggestions>

/** What to look at when a search finds little or nothing. */
export const SearchAlternatives = z.object({
  didYouMean: z
    .string()
    .optional()
    .meta({ description: 'Corrected words that find more.', example: 'lychee' }),
  categories: z.array(CategoryName).max(6),
  stores: z.array(Store).max(6),
  areClose: z.boolean().meta({
    description:
      'Whether the categories and stores resemble the words; otherwise they are the best rated ones.',
  }),
})
export type SearchAlternatives = z.infer<typeof SearchAlternatives>

const words = z.object({ q: SearchWords })

export const search = {
  productsAndStores: endpoint({
    method: 'GET',
    path: '/product/public/search',
    access: 'public',
    summary: 'Products and stores that match some words, best rated first',
    description: 'When nothing matches as written, close spellings are searched and `fuzzy` is true.',
    query: withFilters(
      words.extend({ productPage: PageNumber, storePage: PageNumber, city: City, exact: Exact }),
    ),
    response: SearchResults,
  }),
  filterCounts: endpoint({
    method: 'GET',
    path: '/product/public/search/filters',
    access: 'public',
    summary: 'How many matches each filter of a search would leave',
    query: withFilters(words.extend({ city: City, exact: Exact })),
    response: FilterCounts,
  }),
  alternatives: endpoint({
    method: 'GET',
    path: '/product/public/search/alternatives',
    access: 'public',
    summary: 'Corrected words, close categories and close stores, for a search that finds little',
    query: words,
    response: SearchAlternatives,
  }),
  productCities: endpoint({
    method: 'GET',
    path: '/product/public/search/product-cities',
    access: 'public',
    summary: 'The cities of the products that match some words',
    query: words,
    response: Cities,
  }),
  storeCities: endpoint({
    method: 'GET',
    path: '/product/public/search/store-cities',
    access: 'public',
    summary: 'The cities of the stores that match some words',
    query: words,
    response: Cities,
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/product/public/search/suggestions',
    access: 'public',
    summary: 'A few products, stores and categories with words that begin so, for the search box',
    query: words,
    response: Suggestions,
  }),
}
