import { everybody } from '../roles.ts'
import type { Rows } from '../row.ts'

const product = { productId: 'shown' } as const
const store = { storeId: 'shown' } as const
const chosen = { subcategory1: 'open', subcategory2: 'open', subcategory3: 'open' } as const
const category = { categoryId: 'open' } as const
const below = { id: 'open' } as const

export const publicRows: Rows<
  | 'banner'
  | 'catalogue'
  | 'productCategory'
  | 'search'
  | 'store'
  | 'contact'
  | 'paymentDetails'
  | 'comparison'
  | 'mailChoice'
  | 'numberCheck'
  | 'tap'
  | 'vital'
  | 'browserError'
> = {
  banner: { shown: {} },
  catalogue: {
    flashSales: {},
    hotDeals: {},
    hotDealsBestRated: {},
    hotDealsCities: {},
    newArrivals: {},
    newArrivalsBestRated: {},
    newArrivalsCities: {},
    featuredProducts: {},
    featuredProductsBestRated: {},
    featuredProductsCities: {},
    bestRatedProducts: {},
    bestRatedProductsCities: {},
    bestRatedStores: {},
    bestRatedStoresCities: {},
    categoryTree: {},
    productDetail: { ids: product },
  },
  productCategory: {
    bestRated: { ids: { ...category, ...chosen } },
    cities: { ids: { ...category, ...chosen } },
    name: { ids: category },
    subcategories: { ids: below },
    choices: {},
    subchoices: { ids: below },
  },
  search: {
    productsAndStores: {},
    filterCounts: {},
    alternatives: {},
    productCities: {},
    storeCities: {},
    suggestions: {},
  },
  store: {
    all: { ids: { storeCategory: 'open', ...chosen } },
    allCities: {},
    availableCategories: {},
    map: {},
    categories: {},
    subcategories: {
      ids: category,
      input: async ({ storeCategory }) => ({ categoryId: (await storeCategory()).id }),
    },
    detail: { ids: store },
    products: { ids: store },
    hours: { ids: store },
    places: {},
  },
  contact: { send: { input: () => ({ website: '' }) }, details: {} },
  paymentDetails: { all: {} },
  comparison: {
    compare: { ids: { products: 'shown' }, input: async ({ product }) => ({ products: await product() }) },
  },
  numberCheck: {
    number: { input: () => ({ number: '5755 0142' }) },
    code: { ids: { id: 'open' }, input: async ({ product }) => ({ kind: 'product', id: await product() }) },
  },
  mailChoice: { choose: { ids: { token: 'word' }, answers: everybody(404) } },
  tap: {
    count: { ids: { ...store, ...product }, input: () => ({ productId: undefined }) },
    search: { ids: { storeIds: 'shown' }, input: ({ store: { id } }) => ({ storeIds: [id] }) },
  },
  vital: { count: {} },
  browserError: { report: {} },
}
