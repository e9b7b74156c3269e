import { asc, eq } from 'drizzle-orm'
import { priceHistory } from '#server/platform/database/schema/index.ts'
import { storeOwnerApp } from './store-owner-app.ts'
import type { Visitor } from './visitor.ts'

export type OwnProductsApp = Awaited<ReturnType<typeof ownProductsApp>>

type Owner = Pick<Visitor, 'client'>

/** The server with store owners and their products. */
export async function ownProductsApp() {
  const shop = await storeOwnerApp()
  return {
    ...shop,

    /** Adds a product as its owner does, and returns its id. */
    async added({ client }: Owner, changed: object = {}): Promise<string> {
      const { _id } = await client.storeOwner.createProduct({ ...(await shop.product()), ...changed })
      return _id
    },

    /** The product as its owner sees it in the dashboard. */
    async own({ client }: Owner, id: string) {
      return (await client.storeOwner.products({})).products.find(({ _id }) => _id === id)
    },

    /** Every price the product had. */
    prices: (productId: string) =>
      shop.database.tables
        .select({ cents: priceHistory.priceCents, percent: priceHistory.discountPercent })
        .from(priceHistory)
        .where(eq(priceHistory.productId, productId))
        .orderBy(asc(priceHistory.id)),
  }
}
