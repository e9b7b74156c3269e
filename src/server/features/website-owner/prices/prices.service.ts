import type { RaisedPrice, RaisedPriceList } from '#contract/website-owner/prices.ts'
import { toRupees } from '#domain/money.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { PricesQueries, RaisedPriceRow } from './prices.queries.ts'
import { say } from './prices.sentences.ts'

interface Deps {
  queries: PricesQueries
  change: Change
  clock: Clock
}

export type PricesService = ReturnType<typeof pricesService>

/** Discounts on raised prices, which the website owner looks at. */
export function pricesService({ queries, change, clock }: Deps) {
  return {
    async page(list: RaisedPriceList, page: number) {
      const [total, rows] = await Promise.all([
        queries.count(list),
        queries.page(list, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return { prices: rows.map(toRaisedPrice), page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async lookAt(owner: WebsiteOwner, id: string, note: string | null) {
      await change(async (tx) => {
        const now = clock()
        const found = await queries.markLookedAt(tx, id, note, now)
        if (!found) throw notFound(say.noSuchPrice)
        if (!found.isMarked) throw changedSince()
        const { productId, isMarked: _, ...facts } = found
        await record(tx, {
          owner,
          action: 'look-at-raised-price',
          target: { kind: 'product', id: productId },
          details: { ...facts, ...(note && { note }) },
          now,
        })
      })
      return { message: say.lookedAt }
    },
  }
}

function toRaisedPrice(row: RaisedPriceRow): RaisedPrice {
  return {
    _id: row.id,
    product: { _id: row.productId, title: row.title, isShown: row.isShown },
    store: { _id: row.storeId, name: row.storeName },
    startedAt: row.startedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    announcedPercent: row.announcedPercent,
    listPrice: toRupees(row.listPriceCents),
    salePrice: toRupees(row.salePriceCents),
    lowestPrice: toRupees(row.lowestPriceCents),
    foundAt: row.foundAt.toISOString(),
    lookedAt: row.lookedAt?.toISOString() ?? null,
    note: row.note,
  }
}
