import type { OwnEnquiries } from '#contract/store-owner/enquiries.ts'
import { dayInMs } from '#domain/mauritius-time.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { salesOfStore } from '#server/shared/enquiry-sales.ts'
import { lockStore } from '../lock-store.ts'
import type { OwnEnquiriesQueries } from './enquiries.queries.ts'
import { say } from './enquiries.sentences.ts'

interface Deps {
  tables: Tables
  queries: OwnEnquiriesQueries
  change: Change
  clock: Clock
}

const latelyDays = 30

export function ownEnquiries({ tables, queries, change, clock }: Deps) {
  return {
    async page({ storeId }: StoreOwner, asked: { page: number; code: string }): Promise<OwnEnquiries> {
      const { page, code } = asked
      const now = clock()
      const [rows, total, salesLately] = await Promise.all([
        queries.page({ storeId, code }, { limit: ownerPageSize, offset: (page - 1) * ownerPageSize }),
        queries.count({ storeId, code }),
        // The moment itself counts, so that a sale shows as soon as it is noted.
        salesOfStore(tables, storeId, {
          from: new Date(now.getTime() - latelyDays * dayInMs),
          until: new Date(now.getTime() + 1),
        }),
      ])
      const enquiries = rows.map(({ createdAt, becameSaleAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        becameSaleAt: becameSaleAt?.toISOString() ?? null,
      }))
      return { enquiries, page, total, totalPages: totalPages(total, ownerPageSize), salesLately }
    },

    async mark({ storeId }: StoreOwner, id: string, becameSale: boolean) {
      await change(async (tx) => {
        await lockStore(tx, storeId)
        if (!(await queries.mark(tx, { storeId, id }, becameSale ? clock() : null)))
          throw notFound(say.noSuchEnquiry)
      })
      return { message: becameSale ? say.sale : say.noSale }
    },
  }
}
