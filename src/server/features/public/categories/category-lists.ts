import { and, sql } from 'drizzle-orm'
import type { Cities } from '#contract/shapes/paging.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import { citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type CategoryCount, countsInCategory, inCategory } from '#server/lists/in-category.ts'
import { bestRatedProductsFirst, type CardQueries, type List, visibleProduct } from '#server/lists/list.ts'
import { toProduct } from '#server/lists/product-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productCategories, products } from '#server/platform/database/schema/index.ts'
import { noSuchCategory } from '#server/shared/not-found.ts'

interface Subcategories {
  subcategory1?: string | undefined
  subcategory2?: string | undefined
  subcategory3?: string | undefined
}

export type CategoryLists = ReturnType<typeof categoryLists>

export function categoryLists(tables: Tables, cards: CardQueries, clock: Clock) {
  async function counts(chain: string[]): Promise<CategoryCount[]> {
    const deepest = chain.at(-1) as string
    const found = await tables.execute<CategoryCount & Record<string, unknown>>(
      countsInCategory(products, deepest, () => and(visibleProduct, isChain(chain))),
    )
    if (found.length === 0) await mustExist(chain)
    return [...found]
  }

  async function mustExist(chain: string[]): Promise<void> {
    const [root] = await tables
      .select({ id: productCategories.id })
      .from(productCategories)
      .where(sql`${productCategories.id} = ${chain[0]}`)
    if (!root) throw noSuchCategory()
  }

  return {
    async bestRated(categoryId: string, params: ListParams & Subcategories): Promise<ProductPage> {
      const now = clock()
      const chain = chainOf(categoryId, params)
      const counted = await counts(chain)
      const { paging, slice, isPastEnd } = countedPage(counted, params)
      const level = counted[0]?.level
      if (!level || isPastEnd) return { products: [], ...paging }
      const list: List = {
        where: and(visibleProduct, inCategory(products, level, chain.at(-1) as string)),
        order: bestRatedProductsFirst,
      }
      const rows = await cards.products(list, slice)
      return { products: rows.map((row) => toProduct(row, now)), ...paging }
    },

    async cities(categoryId: string, chosen: Subcategories): Promise<Cities> {
      return { cities: citiesOf(await counts(chainOf(categoryId, chosen))) }
    },
  }
}

/** From the category to the deepest subcategory that was chosen. */
function chainOf(categoryId: string, { subcategory1, subcategory2, subcategory3 }: Subcategories): string[] {
  return [categoryId, subcategory1, subcategory2, subcategory3].filter((id) => id !== undefined)
}

/** A subcategory of another category matches nothing, instead of being ignored. */
function isChain(chain: string[]) {
  if (chain.length === 1) return undefined
  return sql`exists (
    select from ${productCategories} c
    where c.id = ${chain.at(-1)} and c.path @> ${sql.param(chain)}::uuid[])`
}
