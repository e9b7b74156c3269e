import { v7 } from 'uuid'
import type { z } from 'zod'
import type { NewProduct, OwnProduct, ProductChanges } from '#contract/shapes/own-product.ts'
import { sayProduct } from '#contract/shapes/product.sentences.ts'
import { timeText } from '#domain/clock-time.ts'
import type { Language } from '#domain/language.ts'
import { formatDate, mauritiusClock } from '#domain/mauritius-time.ts'
import { toCents } from '#domain/money.ts'
import { mostProductsOfOneStore } from '#domain/own-product.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { productCategories } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { chosenCategory } from '../chosen-category.ts'
import { lockStore } from '../lock-store.ts'
import { toOwnProduct } from './own-product.ts'
import type { OwnProductQueries } from './own-products.queries.ts'
import { discountColumns } from './product-discount.ts'
import { say } from './products.sentences.ts'

interface Deps {
  queries: OwnProductQueries
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  change: Change
  clock: Clock
}

const fullUp = () => new Refusal(409, 'too-many-products', say.tooMany(mostProductsOfOneStore))
const savedMeanwhile = (at: Date) =>
  new Refusal(
    409,
    'saved-meanwhile',
    say.savedMeanwhile({ date: formatDate(at), time: timeText(mauritiusClock(at).minutes) }),
  )

export function ownProducts({ queries, pictureChoice, discardPictures, change, clock }: Deps) {
  const chosenIn = (tx: Transaction, chain: string[]) =>
    chosenCategory(tx, productCategories, chain, 'categories')

  async function refuseTakenSku(tx: Transaction, storeId: string, sku?: string | null, except?: string) {
    if (sku && (await queries.isSkuTaken(tx, storeId, sku, except))) throw badField('sku', say.skuTaken)
  }

  /** The neutral picture of a draft can stay, but not be chosen. */
  async function chosenPicture(tx: Transaction, image: string, before?: string) {
    const key = await pictureChoice.lock(tx, image)
    if (key === removedPictureKey && key !== before) throw badField('image', sayProduct.uploadFirst)
    return key
  }

  return {
    async all(
      { storeId }: Pick<StoreOwner, 'storeId'>,
      language: Language,
    ): Promise<{ products: OwnProduct[] }> {
      const now = clock()
      const rows = await queries.all(storeId)
      return { products: rows.map((row) => toOwnProduct(row, now, language)) }
    },

    async create({ storeId }: StoreOwner, form: z.output<typeof NewProduct>) {
      const { title, description, price, image, link, categories, discount } = form
      const { language = null, sku = null, availability = null, condition = null } = form
      const now = clock()
      const _id = v7()
      await change(async (tx) => {
        const { city } = await lockStore(tx, storeId)
        if ((await queries.countOf(tx, storeId)) >= mostProductsOfOneStore) throw fullUp()
        await refuseTakenSku(tx, storeId, sku)
        await queries.add(tx, {
          id: _id,
          storeId,
          city,
          title,
          description,
          priceCents: toCents(price),
          link,
          language,
          sku,
          availability,
          condition,
          ...discountColumns(undefined, discount, now),
          ...(await chosenIn(tx, categories)),
          pictureKey: await chosenPicture(tx, image),
          createdAt: now,
          updatedAt: now,
        })
      })
      return { message: say.added, _id }
    },

    async update({ storeId }: StoreOwner, productId: string, changes: z.output<typeof ProductChanges>) {
      const { title, description, price, image, link, categories, discount, language } = changes
      const { sku, availability, condition } = changes
      const now = clock()
      const key = { storeId, productId }
      const { version, replaced, shownSince } = await change(async (tx) => {
        await lockStore(tx, storeId)
        const locked = await queries.lock(tx, key)
        if (!locked) throw noSuchProduct()
        if (changes.version !== undefined && changes.version !== locked.version)
          throw savedMeanwhile(locked.updatedAt)
        const next = locked.version + 1
        await refuseTakenSku(tx, storeId, sku, productId)
        const pictureKey =
          image === undefined ? locked.pictureKey : await chosenPicture(tx, image, locked.pictureKey)
        await queries.update(tx, key, {
          version: next,
          updatedAt: now,
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(price !== undefined && { priceCents: toCents(price) }),
          ...(link !== undefined && { link }),
          ...(language !== undefined && { language }),
          ...(sku !== undefined && { sku }),
          ...(availability !== undefined && { availability }),
          ...(condition !== undefined && { condition }),
          ...(discount !== undefined && discountColumns(locked, discount, now)),
          ...(categories && (await chosenIn(tx, categories))),
          pictureKey,
        })
        const replaced = pictureKey === locked.pictureKey ? [] : [locked.pictureKey]
        return { version: next, replaced, shownSince: locked.updatedAt }
      })
      await discardPictures(replaced, shownSince)
      return { message: say.updated, version }
    },

    async remove({ storeId }: StoreOwner, productId: string) {
      const { pictureKey, updatedAt } = await change(async (tx) => {
        await lockStore(tx, storeId)
        const removed = await queries.remove(tx, { storeId, productId })
        if (!removed) throw noSuchProduct()
        return removed
      })
      await discardPictures([pictureKey], updatedAt)
      return { message: say.deleted }
    },
  }
}
