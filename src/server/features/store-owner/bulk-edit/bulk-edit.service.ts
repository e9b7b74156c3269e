import { v7 } from 'uuid'
import { type BulkFault, type BulkOperation, type BulkOutcome, bulkOutcome } from '#domain/bulk-edit.ts'
import { dayInMs } from '#domain/mauritius-time.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type ProductBefore, productCategories } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { chosenCategory } from '../chosen-category.ts'
import { lockStore } from '../lock-store.ts'
import { rowsAtOnce } from '../rows-at-once.ts'
import type { BulkQueries, BulkRow } from './bulk-edit.queries.ts'
import { say, sayFault } from './bulk-edit.sentences.ts'

interface Deps {
  queries: BulkQueries
  jobs: JobQueue
  discardPictures: DiscardPictures
  change: Change
  clock: Clock
}

/** How long a deletion can be undone. */
const deletedAfterSeconds = 60
const undoneWithinMs = dayInMs

type Locked = Awaited<ReturnType<BulkQueries['lock']>>[number]
type Edited = { product: Locked; changes: NonNullable<BulkOutcome['changes']> }

export function bulkEdit({ queries, jobs, discardPictures, change, clock }: Deps) {
  const ago = (ms: number) => new Date(clock().getTime() - ms)

  async function write(tx: Transaction, storeId: string, rows: readonly BulkRow[]): Promise<string[]> {
    const written: string[] = []
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      written.push(...(await queries.write(tx, storeId, rows.slice(start, start + rowsAtOnce), clock())))
    return written
  }

  /** What was before, of the products that nobody has changed since and whose reference is still free. */
  async function undoable(
    tx: Transaction,
    storeId: string,
    before: readonly ProductBefore[],
    locked: readonly Locked[],
  ): Promise<BulkRow[]> {
    const products = new Map(locked.map((product) => [product.id, product]))
    const skus = locked.flatMap(({ deleteAt, sku }) => (deleteAt && sku ? [sku] : []))
    const taken = await queries.takenSkus(tx, storeId, skus)
    return before.flatMap(({ version, ...row }) => {
      const product = products.get(row.id)
      if (product?.version !== version) return []
      if (!product.deleteAt) return [row]
      return product.sku !== null && taken.has(product.sku) ? [] : [{ ...row, deleteAt: null }]
    })
  }

  return {
    async edit({ storeId }: StoreOwner, productIds: readonly string[], operation: BulkOperation) {
      const now = clock()
      return change(async (tx) => {
        await lockStore(tx, storeId)
        if (operation.kind === 'category')
          await chosenCategory(tx, productCategories, operation.categories, 'operation.categories')
        const locked = await queries.lock(tx, storeId, [...new Set(productIds)])
        const own = locked.filter(({ deleteAt }) => deleteAt === null)
        if (own.length === 0) throw noSuchProduct()
        const outcomes = own.map((product) => ({
          product,
          ...bulkOutcome({ ...product, isDraft: isDraft(product) }, operation, now),
        }))
        const edited = outcomes.flatMap(({ product, changes }) => (changes ? [{ product, changes }] : []))
        const refused = outcomes.flatMap(({ product, fault }) => (fault ? [{ _id: product.id, fault }] : []))
        if (edited.length === 0 && refused[0]) throw allRefused(refused[0].fault)
        if (edited.length === 0) return { message: say.nothingToChange, undoId: null, changed: [], refused }

        const deleteAt = new Date(now.getTime() + deletedAfterSeconds * 1000).toISOString()
        const changed = await write(
          tx,
          storeId,
          edited.map((each) => toRow(each, deleteAt)),
        )
        const undoId = v7()
        await queries.note(tx, { id: undoId, storeId, before: edited.map(toBefore), createdAt: now })
        const isDeletion = operation.kind === 'delete'
        if (isDeletion) await jobs.send('delete-products', {}, tx, { afterSeconds: deletedAfterSeconds + 1 })
        return { message: (isDeletion ? say.deleted : say.changed)(changed.length), undoId, changed, refused }
      })
    },

    /** Restores what nobody has changed since. */
    async undo({ storeId }: StoreOwner, undoId: string) {
      return change(async (tx) => {
        await lockStore(tx, storeId)
        const before = await queries.take(tx, storeId, undoId, ago(undoneWithinMs))
        if (!before) throw notFound(say.tooLate)
        const ids = before.map(({ id }) => id)
        const locked = await queries.lock(tx, storeId, ids)
        const changed = await write(tx, storeId, await undoable(tx, storeId, before, locked))
        const kept = ids.filter((id) => !changed.includes(id))
        if (changed.length === 0) throw new Refusal(409, 'changed-since', say.tooLate)
        return {
          message:
            kept.length > 0 ? say.undonePartly(changed.length, kept.length) : say.undone(changed.length),
          changed,
          kept,
        }
      })
    },

    /** Deletes for good what was deleted a minute ago, with its pictures, in small transactions. */
    async deleteDue() {
      for (;;) {
        const deleted = await change((tx) => queries.deleteDue(tx, clock(), rowsAtOnce))
        if (deleted.length === 0) break
        await discardPictures(deleted.map(({ pictureKey }) => pictureKey))
      }
      await queries.forget(ago(undoneWithinMs))
    },
  }
}

const allRefused = (fault: BulkFault) => new Refusal(409, fault, sayFault[fault])

const isDraft = ({ pictureKey, hasDescription }: Locked) =>
  pictureKey === removedPictureKey || !hasDescription

function toRow({ product, changes }: Edited, deleteAt: string): BulkRow {
  const { isDeleted, discountExpiresAt, ...rest } = changes
  return {
    id: product.id,
    ...rest,
    ...(discountExpiresAt !== undefined && { discountExpiresAt: discountExpiresAt?.toISOString() ?? null }),
    ...(isDeleted && { deleteAt }),
  }
}

/** Only the columns that were changed. */
function toBefore({ product, changes }: Edited): ProductBefore {
  const { id, version, priceCents, discountPercent, discountExpiresAt, categoryId, isHidden } = product
  return {
    id,
    version: version + 1,
    ...(changes.priceCents !== undefined && { priceCents }),
    ...(changes.discountPercent !== undefined && {
      discountPercent,
      discountExpiresAt: discountExpiresAt?.toISOString() ?? null,
    }),
    ...(changes.categoryId !== undefined && { categoryId }),
    ...(changes.isHidden !== undefined && { isHidden }),
  }
}
