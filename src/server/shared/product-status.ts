import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { productStatus } from '#server/platform/database/schema/index.ts'

type ProductStatus = (typeof productStatus.enumValues)[number]

/** The status of a product that the website owner has not removed: as its owner wishes. */
export const wishedStatus = (isHidden: SQLWrapper): SQL<ProductStatus> =>
  sql<ProductStatus>`(case when ${isHidden} then 'hidden' else 'active' end)::product_status`

/** The same for a product that may have been removed: it stays so. */
export const statusFor = (isHidden: SQLWrapper, status: SQLWrapper): SQL<ProductStatus> =>
  sql<ProductStatus>`case when ${status} = 'removed' then ${status} else ${wishedStatus(isHidden)} end`
