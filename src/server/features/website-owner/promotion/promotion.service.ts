import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { personalisedWindow } from '#domain/advertising-fees.ts'
import { endOfMauritiusDay, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { toRupees } from '#domain/money.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { shownPicture } from '#server/lists/card.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import { type FeaturedState, featuredState, toFeatured } from './featured-times.ts'
import type { ListedRow, ProductSearch, PromotionQueries } from './promotion.queries.ts'
import { say } from './promotion.sentences.ts'

interface Deps {
  queries: PromotionQueries
  change: Change
  clock: Clock
}

/** First and last day, in Mauritius time. */
interface Days {
  from: string
  until: string | null
}

const featuredAlready = () => new Refusal(409, 'featured', say.featuredAlready)
const notFeatured = () => new Refusal(409, 'not-featured', say.notFeatured)
const notShown = () => new Refusal(409, 'not-shown', say.notShown)
const listChanged = () => new Refusal(409, 'list-changed', say.listChanged)

export type PromotionService = ReturnType<typeof promotionService>

export function promotionService({ queries, change, clock }: Deps) {
  function timesOf({ from, until }: Days, now: Date) {
    if (until !== null && until < from) throw badField('until', say.endsBeforeItBegins)
    if (until !== null && until < mauritiusDay(now)) throw badField('until', say.isPast)
    return {
      featuredFrom: startOfMauritiusDay(from),
      featuredUntil: until === null ? null : endOfMauritiusDay(until),
    }
  }

  /** Locks the list and one product of it, and records the change in the audit log. */
  async function changeOf(
    owner: WebsiteOwner,
    productId: string,
    action: string,
    details: object,
    work: (tx: Transaction, locked: Locked, now: Date) => Promise<void>,
  ) {
    await change(['products'], async (tx) => {
      const now = clock()
      await queries.lockList(tx)
      const locked = await queries.lock(tx, productId)
      if (!locked) throw noSuchProduct()
      await work(tx, locked, now)
      const target = { kind: 'product', id: productId }
      await record(tx, { owner, action, target, details: { title: locked.title, ...details }, now })
    })
  }

  return {
    async products({ page, ...filter }: ProductSearch & { page: number }) {
      const [total, rows] = await Promise.all([
        queries.productCount(filter),
        queries.products(filter, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return listOf(rows, page, total, clock())
    },

    async featured({ state, page }: { state: FeaturedState; page: number }) {
      const now = clock()
      const [total, rows] = await Promise.all([
        queries.featuredCount(state, now),
        queries.featured(state, now, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return listOf(rows, page, total, now)
    },

    async start(paidOn = mauritiusDay(clock())) {
      return { paidOn, startsOn: personalisedWindow(paidOn, 1).startsOn }
    },

    async feature(owner: WebsiteOwner, { productId, ...days }: Days & { productId: string }) {
      await changeOf(owner, productId, 'feature-product', days, async (tx, locked, now) => {
        const state = featuredState(locked, now)
        if (state === 'running' || state === 'coming') throw featuredAlready()
        if (!locked.isVisible) throw notShown()
        const last = (await queries.current(tx, now)).at(-1)
        await queries.update(tx, productId, {
          ...timesOf(days, now),
          featuredPosition: (last?.position ?? 0) + 1,
        })
      })
      return { message: say.featured }
    },

    async change(owner: WebsiteOwner, productId: string, days: Days) {
      await changeOf(owner, productId, 'change-featured-product', days, async (tx, locked, now) => {
        const state = featuredState(locked, now)
        if (state !== 'running' && state !== 'coming') throw notFeatured()
        await queries.update(tx, productId, timesOf(days, now))
      })
      return { message: say.changed }
    },

    async end(owner: WebsiteOwner, productId: string) {
      await changeOf(owner, productId, 'end-featured-product', {}, async (tx, locked, now) => {
        const state = featuredState(locked, now)
        if (state !== 'running' && state !== 'coming') throw notFeatured()
        // A product whose time has not begun yet was never featured.
        const never = { featuredFrom: null, featuredUntil: null, featuredPosition: 0 }
        await queries.update(tx, productId, state === 'running' ? { featuredUntil: now } : never)
      })
      return { message: say.ended }
    },

    /** The named products swap places among themselves; all others stay where they are. */
    async order(owner: WebsiteOwner, ids: readonly string[]) {
      await change(['products'], async (tx) => {
        const now = clock()
        await queries.lockList(tx)
        const current = (await queries.current(tx, now)).map(({ id }) => id)
        const named = [...new Set(ids.map((id) => id.toLowerCase()))]
        if (named.some((id) => !current.includes(id))) throw listChanged()
        const next = named.values()
        const ordered = current.map((id) => (named.includes(id) ? (next.next().value ?? id) : id))
        await queries.setOrder(tx, ordered)
        await record(tx, { owner, action: 'order-featured-products', details: { ids: named }, now })
      })
      return { message: say.ordered }
    },
  }
}

type Locked = NonNullable<Awaited<ReturnType<PromotionQueries['lock']>>>

const listOf = (rows: readonly ListedRow[], page: number, total: number, now: Date) => ({
  products: rows.map((row) => toListed(row, now)),
  page,
  total,
  totalPages: totalPages(total, ownerPageSize),
})

function toListed(row: ListedRow, now: Date): ListedProduct {
  return {
    _id: row.id,
    title: row.title,
    price: toRupees(row.priceCents),
    ...shownPicture(row),
    isRemoved: row.status === 'removed',
    store: { _id: row.storeId, name: row.storeName, isSuspended: row.storeStatus === 'suspended' },
    featured: toFeatured(row, now),
    paid: row.paid,
    createdAt: row.createdAt.toISOString(),
  }
}
