import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { endOfMauritiusDay, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { featuredPeriods, feeCycles, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { copyPeriods, lockFeaturedList } from './featured-list.ts'

type Cycle = typeof feeCycles.$inferSelect
type Period = typeof featuredPeriods.$inferSelect

export type PaidFeaturing = ReturnType<typeof paidFeaturing>

/** The product of a window of personalised advertising is featured during its days while it is paid in full. */
export function paidFeaturing(mailer: Mailer) {
  async function schedule(tx: Transaction, cycle: Cycle & { productId: string }, now: Date): Promise<void> {
    const begins = startOfMauritiusDay(cycle.startsOn)
    const startsAt = begins > now ? begins : now
    const endsAt = endOfMauritiusDay(cycle.endsOn)
    await tx
      .insert(featuredPeriods)
      .values({ id: v7(), productId: cycle.productId, cycleId: cycle.id, startsAt, endsAt, createdAt: now })
      .onConflictDoUpdate({ target: featuredPeriods.cycleId, set: { endsAt, toldAt: null } })
    await copyPeriods(tx, [cycle.productId], now)
    await tell(tx, cycle, {
      kind: 'advertising-scheduled',
      ...facts(cycle),
      startsOn: mauritiusDay(startsAt),
    })
  }

  async function takeBack(tx: Transaction, cycle: Cycle, period: Period, now: Date): Promise<void> {
    const ofPeriod = eq(featuredPeriods.id, period.id)
    const hasBegun = period.startsAt < now
    if (hasBegun) await tx.update(featuredPeriods).set({ endsAt: now, toldAt: now }).where(ofPeriod)
    else await tx.delete(featuredPeriods).where(ofPeriod)
    await copyPeriods(tx, [period.productId], now)
    await tell(tx, cycle, { kind: 'advertising-taken-back', ...facts(cycle), hasBegun })
  }

  async function tell(tx: Transaction, { storeId }: Cycle, letter: LetterOrder): Promise<void> {
    if (!storeId) return
    const [person] = await tx
      .select({ name: users.name, email: users.email })
      .from(stores)
      .innerJoin(users, eq(users.id, stores.userId))
      .where(eq(stores.id, storeId))
    if (person) await mailer.send(person, letter, tx)
  }

  /** Schedules or takes back, after a payment, a refund or the choice of a product. The caller has locked the window. */
  return async function follow(tx: Transaction, cycleId: string, now: Date): Promise<void> {
    const [cycle] = await tx.select().from(feeCycles).where(eq(feeCycles.id, cycleId))
    if (cycle?.kind !== 'personalised') return
    await lockFeaturedList(tx)
    const [period] = await tx.select().from(featuredPeriods).where(eq(featuredPeriods.cycleId, cycleId))
    const end = endOfMauritiusDay(cycle.endsOn)
    const isOpen = period !== undefined && period.endsAt !== null && period.endsAt > now
    const { productId } = cycle
    if (productId && cycle.paidCents >= cycle.amountCents && end > now) {
      if (!isOpen) await schedule(tx, { ...cycle, productId }, now)
    } else if (isOpen) await takeBack(tx, cycle, period, now)
  }
}

const facts = ({ storeName, productId, productTitle, startsOn, endsOn }: Cycle) => ({
  storeName,
  title: productTitle ?? '',
  productId: productId ?? '',
  startsOn,
  endsOn,
})
