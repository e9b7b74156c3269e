import type { ComparedProduct, Comparison } from '#contract/public/comparison.ts'
import type { Language } from '#domain/language.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { namedIn } from '#server/lists/category-names.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, productMoments, soonest, storeMoments } from '#server/lists/shown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toStoreHours } from '#server/shared/opening-hours.ts'
import { toHonestDiscount, toPriceRows } from '#server/shared/price-history.ts'
import type { ComparedRow, ComparisonQueries } from './comparison.queries.ts'

export type ComparisonService = ReturnType<typeof comparisonService>

/** Products side by side; the first one chooses the category. */
export function comparisonService(queries: ComparisonQueries, clock: Clock) {
  return {
    async compare(ids: readonly string[], language: Language): Promise<Answered<Comparison>> {
      const found = await queries.products(ids)
      const now = clock()
      const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
      const root = rows[0] && rootOf(rows[0])
      const isAlike = (row: ComparedRow) => rootOf(row)?._id === root?._id
      return {
        answer: {
          products: rows.filter(isAlike).map((row) => toCompared(row, now, language)),
          otherCategory: rows
            .filter((row) => !isAlike(row))
            .flatMap((row) => {
              const category = rootOf(row)
              return category ? { _id: row.id, title: row.title, category: namedIn(language)(category) } : []
            }),
          missing: ids.length - rows.length,
        },
        shown: {
          // Those that are missing too: they may be shown again.
          products: ids,
          stores: [...new Set(rows.map(({ storeId }) => storeId))],
          lists: [],
          until: soonest(
            now,
            rows.flatMap((row) => [...productMoments(row), ...storeMoments(row)]),
          ),
        },
      }
    },
  }
}

const rootOf = ({ categories: [root] }: ComparedRow) => root

const toCompared = (row: ComparedRow, now: Date, language: Language): ComparedProduct => ({
  ...toProduct(row, now),
  honestDiscount: toHonestDiscount(toPriceRows(row.historyRows), now),
  categories: row.categories.map(namedIn(language)),
  checks: standingChecks(row, now),
  hours: toStoreHours(row, language),
})
