import { v7 } from 'uuid'
import type { z } from 'zod'
import type { ImportColumns, ImportRow } from '#contract/shapes/product-import.ts'
import { mostProductsOfOneStore } from '#domain/own-product.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productCategories } from '#server/platform/database/schema/index.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { KeysByAddress, PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { removedPictureKey, writeRemovedPicture } from '#server/platform/images/removed-picture.ts'
import { limitConcurrency } from '#server/platform/process/limit-concurrency.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { chosenCategory } from '../chosen-category.ts'
import { lockStore } from '../lock-store.ts'
import { rowsAtOnce } from '../rows-at-once.ts'
import { categoryFinder } from './category-finder.ts'
import { readFile } from './import-file.ts'
import { addressesIn, type OwnRow, type PlannedRow, planRows, type Target } from './import-plan.ts'
import type { ImportQueries } from './product-import.queries.ts'
import { say } from './product-import.sentences.ts'

interface Deps {
  tables: Tables
  queries: ImportQueries
  pictureChoice: PictureChoice
  pictures: PictureStore
  discardPictures: DiscardPictures
  change: Change
  clock: Clock
}

interface Defaults {
  categories?: string[] | undefined
  discountEnds?: string | undefined
}

type Row = z.output<typeof ImportRow>

const busy = () => new Refusal(503, 'busy', say.busy)

/** A file of products is read and looked at first; then its rows are written, some hundred at a time. */
export function productImport(deps: Deps) {
  const { tables, queries, pictureChoice, pictures, discardPictures, change, clock } = deps
  const limitReading = limitConcurrency({ atOnce: 2, mostWaiting: 10, tooMany: busy })

  /** The picture of drafts, written once. */
  let written: ReturnType<typeof writeRemovedPicture> | undefined
  function neutralPicture() {
    written ??= writeRemovedPicture(pictures).catch((error: unknown) => {
      written = undefined
      throw error
    })
    return written
  }

  const addressesOf = (rows: readonly Row[]) => rows.flatMap(({ cells }) => addressesIn(cells.image ?? ''))

  async function planned(
    reader: Transaction,
    storeId: string,
    rows: readonly Row[],
    { categories, discountEnds }: Defaults,
    found: KeysByAddress,
  ) {
    const chosen = categories && (await chosenCategory(reader, productCategories, categories, 'categories'))
    const own = await queries.own(reader, storeId)
    const plan = planRows(rows, {
      own,
      findCategory: categoryFinder(await queries.categories(reader)),
      defaultCategory: chosen?.categoryId,
      discountEnds,
      pictures: found,
      room: mostProductsOfOneStore - (await queries.count(reader, storeId)),
      now: clock(),
    })
    return { plan, own }
  }

  /** Returns the plan as it was carried out: a category may have been deleted a moment ago. */
  async function write(tx: Transaction, storeId: string, city: string, plan: readonly PlannedRow[]) {
    const now = clock()
    const categoryIds = plan.flatMap(({ write }) => write?.target.categoryId ?? [])
    const paths = await queries.pathsOf(tx, [...new Set(categoryIds)])
    const settled = plan.map((row) =>
      !row.write || paths.has(row.write.target.categoryId) ? row : gone(row),
    )
    const writes = settled.flatMap(({ write }) => write ?? [])
    for (const some of inBatches(writes)) {
      const added = some.filter(({ id }) => id === undefined)
      const changed = some.flatMap(({ id, target }) => (id === undefined ? [] : { id, ...target }))
      if (added.length > 0)
        await queries.add(
          tx,
          added.map(({ target }) => newRow(target, { storeId, city, now }, paths)),
        )
      if (changed.length > 0) await queries.change(tx, storeId, changed, now)
    }
    return settled
  }

  return {
    /** Nothing is written. */
    read({ storeId }: StoreOwner, text: string, columns: ImportColumns | undefined, defaults: Defaults) {
      return limitReading(async () => {
        const file = await readFile(text, columns)
        const found = await pictureChoice.known(tables, addressesOf(file.rows))
        const { plan } = await inTransaction(tables, (tx) => planned(tx, storeId, file.rows, defaults, found))
        return { ...file, rows: plan.map(({ write: _, ...row }) => row) }
      })
    },

    /** Rows that were written before are unchanged now, so a call that was lost can be repeated. */
    async write({ storeId }: StoreOwner, rows: readonly Row[], defaults: Defaults) {
      const neutral = await neutralPicture()
      const { plan, replaced, shownSince } = await change(async (tx) => {
        const { city } = await lockStore(tx, storeId)
        const found = await pictureChoice.lockAll(tx, addressesOf(rows))
        const { plan, own } = await planned(tx, storeId, rows, defaults, found)
        if (plan.some(({ write }) => write?.target.pictureKey === removedPictureKey))
          await queries.addPicture(tx, { ...neutral, createdAt: clock() })
        const done = await write(tx, storeId, city, plan)
        return { plan: done, ...replacedIn(done, own, clock()) }
      })
      await discardPictures(replaced, shownSince)
      const countOf = (fate: PlannedRow['fate']) => plan.filter((row) => row.fate === fate).length
      return {
        added: countOf('new'),
        changed: countOf('changed'),
        unchanged: countOf('unchanged'),
        refused: plan
          .filter(({ fate }) => fate === 'refused')
          .map(({ line, fault, detail }) => ({ line, fault, detail })),
      }
    },
  }
}

interface Shop {
  storeId: string
  city: string
  now: Date
}

function newRow(target: Target, { storeId, city, now }: Shop, paths: ReadonlyMap<string, string[]>) {
  const { description = '', categoryId, isHidden } = target
  return {
    ...target,
    id: v7(),
    storeId,
    city,
    description,
    categoryPath: paths.get(categoryId) ?? [],
    status: isHidden ? ('hidden' as const) : ('active' as const),
    createdAt: now,
    updatedAt: now,
  }
}

const gone = ({ write: _, ...row }: PlannedRow): PlannedRow => ({
  ...row,
  fate: 'refused',
  fault: 'unknown-category',
  detail: row.cells.category ?? null,
})

/** The pictures that the rows replaced, and since when they were shown at least. */
function replacedIn(plan: readonly PlannedRow[], own: readonly OwnRow[], now: Date) {
  const before = new Map(own.map((product) => [product.id, product]))
  const changed = plan.flatMap(({ write }) => {
    const product = write?.id === undefined ? undefined : before.get(write.id)
    return product && product.pictureKey !== write?.target.pictureKey ? [product] : []
  })
  return {
    replaced: changed.map(({ pictureKey }) => pictureKey),
    shownSince: new Date(Math.min(...changed.map(({ updatedAt }) => updatedAt.getTime()), now.getTime())),
  }
}

function* inBatches<Item>(items: readonly Item[]) {
  for (let start = 0; start < items.length; start += rowsAtOnce) yield items.slice(start, start + rowsAtOnce)
}
