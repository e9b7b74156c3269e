import type { Cities } from '#contract/shapes/paging.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import { citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type ChainFacts, chainFacts, chainValues } from '#server/lists/in-category.ts'
import { keptLists } from '#server/lists/kept-list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'
import type { Near, NearPages } from '#server/lists/near-pages.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, shownProducts, shownTotals } from '#server/lists/shown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noSuchCategory } from '#server/shared/not-found.ts'

interface Subcategories {
  subcategory1?: string | undefined
  subcategory2?: string | undefined
  subcategory3?: string | undefined
}

const facts = chainFacts('product_categories')
const name = keptLists.category(1).name

export type CategoryLists = ReturnType<typeof categoryLists>

/** A category with everything below it, best rated first. A subcategory of another category matches nothing. */
export function categoryLists(pages: ListPages, nearPages: NearPages, clock: Clock) {
  return {
    async bestRated(
      categoryId: string,
      params: ListParams & Subcategories & Near,
    ): Promise<Answered<ProductPage>> {
      const now = clock()
      const { page, city, near, radius } = params
      const { chain, scope } = chainOf(categoryId, params)
      const asked = { now, page, city, scope, values: chainValues(chain) }
      const read = (level: number) =>
        near
          ? nearPages.page<'products', ChainFacts>(
              keptLists.category(level),
              { ...asked, near, radius },
              facts,
            )
          : pages.page<'products', ChainFacts>(keptLists.category(level), asked, { facts })
      let found = await read(chain.length)
      const { level } = found.facts
      // The first of the chain was not a root.
      if (level !== null && level !== chain.length) found = await read(level)
      const { isChain, hasFirst } = found.facts
      if (!hasFirst) throw noSuchCategory()
      const { paging } = countedPage(isChain ? found.cities : [], params)
      const rows = isChain ? found.rows : []
      return {
        answer: { products: rows.map((row) => toProduct(row, now)), ...paging },
        shown: shownProducts(rows, now, {
          ...{ name, scope, city },
          ...('spots' in found && { spots: isChain ? found.spots : [] }),
        }),
      }
    },

    async cities(categoryId: string, chosen: Subcategories): Promise<Answered<Cities>> {
      const { chain, scope } = chainOf(categoryId, chosen)
      const { cities, facts: category } = await pages.cities<ChainFacts>(
        keptLists.category(1),
        { now: clock(), scope, values: chainValues(chain) },
        facts,
      )
      if (!category.hasFirst) throw noSuchCategory()
      return {
        answer: { cities: category.isChain ? citiesOf(cities) : [] },
        shown: shownTotals({ name, scope }),
      }
    },
  }
}

/** From the category to the deepest subcategory that was chosen, which is the scope of the list. */
function chainOf(categoryId: string, { subcategory1, subcategory2, subcategory3 }: Subcategories) {
  const chain = [categoryId, subcategory1, subcategory2, subcategory3].filter((id) => id !== undefined)
  return { chain, scope: chain.at(-1) ?? categoryId }
}
