import type { Category } from '#contract/category.ts'
import type { Product, ProductPage } from '#contract/product.ts'
import type { StorePage } from '#contract/store-listing.ts'
import { flashSaleLimit, pageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'
import { toProduct } from '#server/cards/product-card.ts'
import { toStore } from '#server/cards/store-card.ts'
import type { Clock } from '#server/clock.ts'
import type { CatalogueQueries } from './catalogue.queries.ts'
import { toTree } from './category-tree.ts'
import { bestRatedStores, type List, productLists } from './product-lists.ts'

interface Wanted {
  page: number
  city?: string | undefined
}

export type CatalogueService = ReturnType<typeof catalogueService>

export function catalogueService(queries: CatalogueQueries, clock: Clock) {
  async function productPage(list: List, wanted: Wanted, now: Date): Promise<ProductPage> {
    const counted = count(await queries.productCountsByCity(list), wanted)
    const rows = counted.isPastEnd ? [] : await queries.products(list, counted.slice)
    return { products: rows.map((row) => toProduct(row, now)), ...counted.paging }
  }

  return {
    async flashSales(): Promise<{ products: Product[] }> {
      const now = clock()
      const rows = await queries.products(productLists.flashSales(now), { limit: flashSaleLimit, offset: 0 })
      return { products: rows.map((row) => toProduct(row, now)) }
    },

    products(name: Exclude<keyof typeof productLists, 'flashSales'>, wanted: Wanted): Promise<ProductPage> {
      const now = clock()
      return productPage(productLists[name](now), wanted, now)
    },

    async bestRatedStores(wanted: Wanted): Promise<StorePage> {
      const counted = count(await queries.storeCountsByCity(bestRatedStores), wanted)
      const rows = counted.isPastEnd ? [] : await queries.stores(bestRatedStores, counted.slice)
      return { stores: rows.map(toStore), ...counted.paging }
    },

    async categoryTree(): Promise<Category[]> {
      return toTree(await queries.categories())
    },
  }
}

/** One count by city says how many there are in all, how many in this city, and which cities there are. */
function count(byCity: { city: string; count: number }[], { page, city }: Wanted) {
  const total = byCity.reduce((sum, row) => (city && row.city !== city ? sum : sum + row.count), 0)
  const cities = byCity.map((row) => row.city).sort((a, b) => a.localeCompare(b, 'en'))
  const offset = (page - 1) * pageSize
  return {
    paging: { page, total, totalPages: totalPages(total, pageSize), cities },
    slice: { city, limit: pageSize, offset },
    isPastEnd: offset >= total,
  }
}
