import { v7 } from 'uuid'
import { normaliseExpiry } from '#domain/discount.ts'
import type { Position } from '#domain/distance.ts'
import type { Language } from '#domain/language.ts'
import { toCents } from '#domain/money.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  featuredPeriods,
  pictures,
  productCategories,
  productRatings,
  products,
  storeCategories,
  storeRatings,
  stores,
  users,
  websiteOwners,
} from '#server/platform/database/schema/index.ts'
import type { PasswordCost } from '#server/platform/passwords/passwords.ts'

interface ProductGiven {
  store?: { id: string; city: string }
  category?: { id: string; path: string[] }
  title?: string
  description?: string
  price?: number
  discount?: { value: number; expiresAt: string }
  featured?: { from: string; until?: string; position?: number }
  addedAt?: string
}

/** The password of every person and store that `given` makes. */
export const knownPassword = 'Pamplemousses-1770'
const knownPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$ZQFW74DwrGc5pjCAKMiDiQ$MLZ0+wGro015Hmb0H6UFvfuPcnplfWjT6jPmdvCqKIw'
/** The cheapest, because hundreds of tests log in. */
export const testPasswordCost: PasswordCost = {
  options: { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 },
  nobodysHash: knownPasswordHash,
}

/** Inserts the rows that a test needs, with plausible values for everything it does not name. */
export function given(tables: Tables, clock: () => Date) {
  let counter = 0
  const next = () => {
    counter += 1
    return counter
  }

  async function picture() {
    const key = `test-${next()}.jpg`
    await tables
      .insert(pictures)
      .values({ key, width: 1200, height: 900, bytes: 1000, placeholder: '#dff3ee' })
    return key
  }

  async function user(
    values: {
      name?: string
      email?: string
      isUnverified?: boolean
      isApproved?: boolean
      language?: Language
    } = {},
  ) {
    const id = v7()
    const { name = `Person ${next()}`, email = `person-${id}@example.test`, isUnverified = false } = values
    await tables.insert(users).values({
      id,
      name,
      email,
      passwordHash: knownPasswordHash,
      emailVerifiedAt: isUnverified ? null : clock(),
      storeApprovedAt: values.isApproved ? clock() : null,
      language: values.language ?? 'en',
      createdAt: clock(),
    })
    return { id, name, email }
  }

  /** A website owner. With `needsSecondFactor` they have to set it up first. */
  async function owner(values: { email?: string; needsSecondFactor?: boolean } = {}) {
    const id = v7()
    const { email = `owner-${id}@example.test`, needsSecondFactor = false } = values
    await tables.insert(websiteOwners).values({
      id,
      email,
      passwordHash: knownPasswordHash,
      isSecondFactorWaived: !needsSecondFactor,
      createdAt: clock(),
    })
    return { id, email }
  }

  function categoryIn(table: typeof productCategories | typeof storeCategories) {
    return async (
      values: {
        name?: string
        nameFr?: string
        icon?: string
        parent?: { id: string; path: string[] }
        position?: number
      } = {},
    ) => {
      const id = v7()
      const path = [...(values.parent?.path ?? []), id]
      const name = values.name ?? `Category ${next()}`
      const { nameFr = null, icon = null, position = next() } = values
      await tables.insert(table).values({
        id,
        parentId: values.parent?.id ?? null,
        depth: path.length - 1,
        path,
        name,
        nameFr,
        icon,
        position,
      })
      return { id, path, name }
    }
  }
  const productCategory = categoryIn(productCategories)
  const storeCategory = categoryIn(storeCategories)

  async function store(
    values: {
      name?: string
      city?: string
      description?: string
      category?: { id: string; path: string[] }
      position?: Position
      isSuspended?: boolean
    } = {},
  ) {
    const id = v7()
    const email = `store-${id}@example.test`
    const { name = `Store ${next()}`, city = 'Curepipe', description = 'A store.' } = values
    const category = values.category ?? (await storeCategory())
    const owner = await user({ isApproved: true })
    await tables.insert(stores).values({
      id,
      userId: owner.id,
      email,
      status: values.isSuspended ? 'suspended' : 'active',
      passwordHash: knownPasswordHash,
      name,
      description,
      contactInfo: '57550142',
      pictureKey: await picture(),
      categoryId: category.id,
      categoryPath: category.path,
      stNumber: '12',
      line: 'Royal Road',
      locality: 'Centre',
      city,
      ...values.position,
      createdAt: clock(),
    })
    return { id, name, city, email, userId: owner.id }
  }

  async function product(values: ProductGiven = {}) {
    const id = v7()
    const shop = values.store ?? (await store())
    const category = values.category ?? (await productCategory())
    const { title = `Product ${next()}`, description = 'A product.', price = 1000 } = values
    await tables.insert(products).values({
      id,
      storeId: shop.id,
      city: shop.city,
      title,
      description,
      priceCents: toCents(price),
      pictureKey: await picture(),
      categoryId: category.id,
      categoryPath: category.path,
      discountPercent: values.discount?.value ?? null,
      discountExpiresAt: values.discount ? (normaliseExpiry(values.discount.expiresAt) ?? null) : null,
      featuredFrom: values.featured ? new Date(values.featured.from) : null,
      featuredUntil: values.featured?.until ? new Date(values.featured.until) : null,
      featuredPosition: values.featured?.position ?? 0,
      createdAt: values.addedAt ? new Date(values.addedAt) : clock(),
    })
    if (values.featured)
      await tables.insert(featuredPeriods).values({
        id: v7(),
        productId: id,
        startsAt: new Date(values.featured.from),
        endsAt: values.featured.until ? new Date(values.featured.until) : null,
      })
    return { id, title }
  }

  /** One person for each rating. */
  async function productRated(product: { id: string }, ...stars: number[]) {
    for (const rating of stars) {
      const author = await user()
      await tables
        .insert(productRatings)
        .values({ id: v7(), productId: product.id, userId: author.id, rating })
    }
  }

  async function storeRated(rated: { id: string }, ...stars: number[]) {
    for (const rating of stars) {
      const author = await user()
      await tables.insert(storeRatings).values({ id: v7(), storeId: rated.id, userId: author.id, rating })
    }
  }

  return { user, owner, productCategory, storeCategory, store, product, productRated, storeRated, picture }
}
