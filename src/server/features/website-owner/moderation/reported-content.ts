import { eq, inArray, sql } from 'drizzle-orm'
import type { ReportTarget } from '#contract/shapes/moderation.ts'
import type { ReportedContent } from '#contract/website-owner/moderation.ts'
import { toRupees } from '#domain/money.ts'
import { pictureColumns, shownPicture } from '#server/lists/card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  pictures,
  productRatings,
  products,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import { answeredName, answersOfStores } from '#server/shared/answers.ts'
import { type PhotoRow, photosOf, toPhoto } from '#server/shared/reviews.ts'

const personColumns = {
  personId: users.id,
  personName: users.name,
  personEmail: users.email,
  personSince: users.createdAt,
}

type Found = Map<string, ReportedContent>
export type ReportedContents = ReturnType<typeof reportedContents>

/** Loads the reported content of many things at once. */
export function reportedContents(tables: Tables) {
  const finders: Record<ReportTarget, (ids: string[]) => Promise<[string, ReportedContent][]>> = {
    async product(ids) {
      const rows = await tables
        .select({
          id: products.id,
          title: products.title,
          description: products.description,
          priceCents: products.priceCents,
          link: products.link,
          status: products.status,
          isHidden: products.isHidden,
          storeId: stores.id,
          storeName: stores.name,
          storeStatus: stores.status,
          ...pictureColumns,
        })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .innerJoin(pictures, eq(pictures.key, products.pictureKey))
        .where(inArray(products.id, ids))
      return rows.map((row) => [
        row.id,
        {
          kind: 'product',
          title: row.title,
          description: row.description,
          price: toRupees(row.priceCents),
          link: row.link,
          ...shownPicture(row),
          isPictureRemoved: row.pictureKey === removedPictureKey,
          isRemoved: row.status === 'removed',
          isHidden: row.isHidden,
          store: { _id: row.storeId, name: row.storeName, isSuspended: row.storeStatus === 'suspended' },
        },
      ])
    },

    async store(ids) {
      const rows = await tables
        .select({
          id: stores.id,
          name: stores.name,
          description: stores.description,
          contactInfo: stores.contactInfo,
          city: stores.city,
          status: stores.status,
          ...pictureColumns,
          ...personColumns,
        })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .where(inArray(stores.id, ids))
      return rows.map((row) => [
        row.id,
        {
          kind: 'store',
          name: row.name,
          description: row.description,
          contactInfo: row.contactInfo,
          city: row.city,
          ...shownPicture(row),
          isPictureRemoved: row.pictureKey === removedPictureKey,
          isSuspended: row.status === 'suspended',
          person: personOf(row),
        },
      ])
    },

    async 'product-review'(ids) {
      const rows = await tables
        .select({ ...reviewColumns(productRatings), ofId: products.id, ofName: products.title })
        .from(productRatings)
        .innerJoin(products, eq(products.id, productRatings.productId))
        .innerJoin(users, eq(users.id, productRatings.userId))
        .where(inArray(productRatings.id, ids))
      return rows.map((row) => [row.id, toReview(row)])
    },

    async 'store-review'(ids) {
      const rows = await tables
        .select({ ...reviewColumns(storeRatings), ofId: stores.id, ofName: stores.name })
        .from(storeRatings)
        .innerJoin(stores, eq(stores.id, storeRatings.storeId))
        .innerJoin(users, eq(users.id, storeRatings.userId))
        .where(inArray(storeRatings.id, ids))
      return rows.map((row) => [row.id, toReview(row)])
    },

    async answer(ids) {
      const rows = await tables.execute<AnswerRow>(sql`
        select a.id, a.text, a.removed_at is not null as "isRemoved", a.created_at as "createdAt",
          s.id as "storeId", s.name as "storeName", case when p.id is null then 'store' else 'product' end as of,
          coalesce(p.id, s.id) as "ofId", ${answeredName} as "ofName",
          coalesce(pr.rating, sr.rating) as rating, coalesce(pr.comment, sr.comment) as comment
        from ${answersOfStores} where a.id = any(${sql.param(ids)}::uuid[])`)
      return rows.map((row) => [row.id, toAnswer(row)])
    },
  }

  /** One statement per kind of target. */
  return async (things: readonly { target: ReportTarget; targetId: string }[]): Promise<Found> => {
    const kinds = [...new Set(things.map(({ target }) => target))]
    const found = await Promise.all(
      kinds.map((kind) =>
        finders[kind](things.filter(({ target }) => target === kind).map(({ targetId }) => targetId)),
      ),
    )
    return new Map(found.flat())
  }
}

const reviewColumns = (ratings: typeof productRatings | typeof storeRatings) => ({
  id: ratings.id,
  rating: ratings.rating,
  comment: ratings.comment,
  status: ratings.status,
  photos: photosOf(ratings, sql`${ratings.id}`),
  createdAt: ratings.createdAt,
  ...personColumns,
})

interface PersonRow {
  personId: string
  personName: string
  personEmail: string
  personSince: Date
}

const personOf = ({ personId, personName, personEmail, personSince }: PersonRow) => ({
  _id: personId,
  name: personName,
  email: personEmail,
  memberSince: personSince.toISOString(),
})

interface ReviewRow extends PersonRow {
  rating: number
  comment: string
  status: 'counted' | 'held'
  photos: PhotoRow[] | null
  createdAt: Date
  ofId: string
  ofName: string
}

const toReview = (row: ReviewRow): ReportedContent => ({
  kind: 'review',
  rating: row.rating,
  comment: row.comment,
  isHeld: row.status === 'held',
  ...(row.photos && { photos: row.photos.map(toPhoto) }),
  author: personOf(row),
  of: { _id: row.ofId, name: row.ofName },
  createdAt: row.createdAt.toISOString(),
})

interface AnswerRow extends Record<string, unknown> {
  id: string
  text: string
  isRemoved: boolean
  createdAt: Date | string
  storeId: string
  storeName: string
  of: 'product' | 'store'
  ofId: string
  ofName: string
  rating: number
  comment: string
}

const toAnswer = (row: AnswerRow): ReportedContent => ({
  kind: 'answer',
  text: row.text,
  isRemoved: row.isRemoved,
  store: { _id: row.storeId, name: row.storeName },
  review: { of: row.of, rating: row.rating, comment: row.comment },
  of: { _id: row.ofId, name: row.ofName },
  createdAt: new Date(row.createdAt).toISOString(),
})
