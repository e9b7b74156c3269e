import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Categories, Subcategories } from '#contract/shapes/category.ts'
import { Id, OptionalId } from '#contract/shapes/ids.ts'
import { MappedStores } from '#contract/shapes/mapped-stores.ts'
import { near } from '#contract/shapes/near.ts'
import { StoreHours } from '#contract/shapes/opening-hours.ts'
import { Cities, City, PageAndCity, PageQuery, SearchWords } from '#contract/shapes/paging.ts'
import { ProductPage } from '#contract/shapes/product.ts'
import { StoreDetail, StorePage } from '#contract/shapes/store-listing.ts'
import { say } from './stores.sentences.ts'

const ofStore = z.object({ storeId: Id })

export const store = {
  all: endpoint({
    method: 'GET',
    path: '/product/public/all-stores',
    access: 'public',
    summary: 'All stores, best rated or nearest first, by name, city and category',
    query: PageAndCity.extend({
      search: SearchWords,
      storeCategory: OptionalId,
      subcategory1: OptionalId,
      subcategory2: OptionalId,
      subcategory3: OptionalId,
      ...near,
      sort: z.enum(['rating'], issue(say.byRatingOnly)).default('rating'),
    }),
    response: StorePage,
  }),
  allCities: endpoint({
    method: 'GET',
    path: '/product/public/all-stores/cities',
    access: 'public',
    summary: 'The cities with stores',
    response: Cities,
  }),
  map: endpoint({
    method: 'GET',
    path: '/product/public/map',
    access: 'public',
    summary: 'How many stores are in which place, and the stores of one place',
    query: z.object({ city: City }),
    response: MappedStores,
  }),
  availableCategories: endpoint({
    method: 'GET',
    path: '/store/store/available-categories',
    access: 'public',
    summary: 'The store categories in which there are stores',
    response: Categories,
  }),
  categories: endpoint({
    method: 'GET',
    path: '/store/store-category',
    access: 'public',
    summary: 'All store categories of the first level',
    response: Categories,
  }),
  subcategories: endpoint({
    method: 'GET',
    path: '/store/store-subcategories/:categoryId',
    access: 'public',
    summary: 'The level below a store category',
    params: z.object({ categoryId: Id }),
    response: Subcategories,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/product/store/:storeId',
    access: 'public',
    summary: 'One store',
    params: ofStore,
    response: StoreDetail,
  }),
  products: endpoint({
    method: 'GET',
    path: '/product/products/store/:storeId',
    access: 'public',
    summary: 'The products of a store, best rated first',
    params: ofStore,
    query: PageQuery,
    response: ProductPage,
  }),
  hours: endpoint({
    method: 'GET',
    path: '/product/public/store/:storeId/hours',
    access: 'public',
    summary: 'When a store is open',
    params: ofStore,
    response: StoreHours,
  }),
  places: endpoint({
    method: 'GET',
    path: '/auth/created/all',
    access: 'public',
    summary: 'The towns and villages a store can be in',
    response: z.array(z.string()),
  }),
}
