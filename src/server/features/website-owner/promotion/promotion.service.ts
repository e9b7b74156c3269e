import { v7 } from 'uuid'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { personalisedStart } from '#domain/advertising-fees.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { endOfMauritiusDay, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { toRupees } from '#domain/money.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { shownPicture } from '#server/lists/card.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { copyPeriods, currentlyFeatured, lockFeaturedList } from '#server/shared/featured/featured-list.ts'
import { type FeaturedState, toFeatured } from '#server/shared/featured/featured-times.ts'
import { holidaysAfter } from '#server/shared/holidays.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import type { ListedRow, ProductSearch, PromotionQueries } from './promotion.queries.ts'
import { say } from './promotion.sentences.ts'

interface Deps {
  tables: Tables
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
const isPaidFor = () => new Refusal(409, 'paid', say.isPaidFor)
const notShown = () => new Refusal(409, 'not-shown', say.notShown)
const listChanged = () => new Refusal(409, 'list-changed', say.listChanged)

export type PromotionService = ReturnType<typeof promotionService>

export function promotionService({ tables, queries, change, clock }: Deps) {
  function timesOf({ from, until }: Days, now: Date) {
    if (until !== null && until < from) throw badField('until', say.endsBeforeItBegins)
    if (until !== null && until < mauritiusDay(now)) throw badField('until', say.isPast)
    return { startsAt: startOfMauritiusDay(from), endsAt: until === null ? null : endOfMauritiusDay(until) }
  }

  /** Locks the list and one product of it, copies its periods, and records the change in the audit log. */
  async function changeOf(
    owner: WebsiteOwner,
    productId: string,
    action: AuditAction,
    details: object,
    work: (tx: Transaction, locked: Locked, now: Date) => Promise<void>,
  ) {
    await change(async (tx) => {
      const now = clock()
      await lockFeaturedList(tx)
      const product = await queries.lock(tx, productId)
      if (!product) throw noSuchProduct()
      await work(tx, { ...product, periods: await queries.openPeriods(tx, productId, now) }, now)
      await copyPeriods(tx, [productId], now)
      const target = { kind: 'product', id: productId }
      await record(tx, { owner, action, target, details: { title: product.title, ...details }, now })
    })
  }

  /** The period that the website owner chose. A paid one is changed in the ledger. */
  function chosenIn({ periods }: Locked): OpenPeriod {
    const chosen = periods.find(({ cycleId }) => !cycleId)
    if (!chosen) throw periods.length > 0 ? isPaidFor() : notFeatured()
    return chosen
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
      return { paidOn, startsOn: personalisedStart(paidOn, await holidaysAfter(tables, paidOn)) }
    },

    async feature(owner: WebsiteOwner, { productId, ...days }: Days & { productId: string }) {
      await changeOf(owner, productId, 'feature-product', days, async (tx, locked, now) => {
        if (locked.periods.some(({ cycleId }) => !cycleId)) throw featuredAlready()
        if (!locked.isVisible) throw notShown()
        await queries.addPeriod(tx, { id: v7(), productId, ...timesOf(days, now), createdAt: now })
      })
      return { message: say.featured }
    },

    async change(owner: WebsiteOwner, productId: string, days: Days) {
      await changeOf(owner, productId, 'change-featured-product', days, async (tx, locked, now) => {
        const { id } = chosenIn(locked)
        await queries.updatePeriod(tx, id, timesOf(days, now))
      })
      return { message: say.changed }
    },

    async end(owner: WebsiteOwner, productId: string) {
      let isStillPaidFor = false
      await changeOf(owner, productId, 'end-featured-product', {}, async (tx, locked, now) => {
        const { id, startsAt } = chosenIn(locked)
        isStillPaidFor = locked.periods.length > 1
        // A product whose time has not begun yet was never featured.
        if (startsAt < now) await queries.updatePeriod(tx, id, { endsAt: now })
        else await queries.removePeriod(tx, id)
      })
      return { message: isStillPaidFor ? say.endedButPaid : say.ended }
    },

    /** The named products swap places among themselves; all others stay where they are. */
    async order(owner: WebsiteOwner, ids: readonly string[]) {
      await change(async (tx) => {
        const now = clock()
        await lockFeaturedList(tx)
        const current = (await currentlyFeatured(tx, now)).map(({ id }) => id)
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

type OpenPeriod = Awaited<ReturnType<PromotionQueries['openPeriods']>>[number]
type Locked = NonNullable<Awaited<ReturnType<PromotionQueries['lock']>>> & { periods: OpenPeriod[] }

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
    periods: openIn(row, now),
    paid: row.paid,
    createdAt: row.createdAt.toISOString(),
  }
}

const openIn = ({ periods }: ListedRow, now: Date): ListedProduct['periods'] =>
  periods
    .filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now)
    .map(({ startsAt, endsAt, isPaid }) => ({
      from: mauritiusDay(new Date(startsAt)),
      until: endsAt && mauritiusDay(new Date(endsAt)),
      isPaid,
    }))
