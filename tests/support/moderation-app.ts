import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { productRatings, products, storeRatings, stores } from '#server/platform/database/schema/index.ts'
import { ownerApp } from './owner-app.ts'

export type ModerationApp = Awaited<ReturnType<typeof moderationApp>>

/** The server with website owners, reported content and ratings that count or are held. */
export async function moderationApp() {
  const shop = await ownerApp()
  const { given, database } = shop
  const { tables } = database
  await shop.app.listen({ port: 0 })

  /** A person who is signed in, with their mail address. */
  async function person() {
    const user = await given.user()
    return { ...user, ...(await shop.signedIn('user', user)) }
  }

  async function rating(
    of: 'product' | 'store',
    targetId: string,
    values: { rating?: number; comment?: string; status?: 'counted' | 'held'; userId?: string } = {},
  ) {
    const { rating = 5, comment = 'Good.', status = 'counted' } = values
    const id = v7()
    const userId = values.userId ?? (await given.user()).id
    const row = { id, userId, rating, comment, status, createdAt: clock(), updatedAt: clock() }
    if (of === 'product') await tables.insert(productRatings).values({ ...row, productId: targetId })
    else await tables.insert(storeRatings).values({ ...row, storeId: targetId })
    return { id, userId }
  }
  const clock = () => new Date('2026-11-13T06:00:00Z')

  return {
    ...shop,
    person,
    rating,
    owner: async () => (await shop.websiteOwner()).client,
    ratings: (of: 'product' | 'store', targetId: string) =>
      of === 'product'
        ? tables.select().from(productRatings).where(eq(productRatings.productId, targetId))
        : tables.select().from(storeRatings).where(eq(storeRatings.storeId, targetId)),
    async sums(of: 'product' | 'store', targetId: string) {
      const table = of === 'product' ? products : stores
      const [found] = await tables
        .select({ sum: table.ratingSum, count: table.ratingCount })
        .from(table)
        .where(eq(table.id, targetId))
      return found
    },
  }
}
