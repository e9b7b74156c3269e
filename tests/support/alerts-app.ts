import { eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import type { AlertPace } from '#domain/alerts.ts'
import { notingQueries } from '#server/features/account/alerts/noting.queries.ts'
import { noting } from '#server/features/account/alerts/noting.ts'
import { sendingQueries } from '#server/features/account/alerts/sending.queries.ts'
import { sending } from '#server/features/account/alerts/sending.ts'
import { products } from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { testApp } from './test-app.ts'

interface Paces {
  mail?: AlertPace
  push?: AlertPace
}

interface QueuedLetter {
  kind: string
  alerts: { kind: string; title: string }[]
  more: number
}

/** A shop with people who want to be told. Each test begins on a Saturday at noon in Mauritius, without any of them. */
export async function alertsApp(options: { pushOrigin?: string } = {}) {
  const shop = await testApp(options)
  const { tables: shopTables, sql, url } = shop.database
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  let now: Date
  afterAll(() => jobs.close())
  beforeEach(async () => {
    setClock('2026-11-14T08:00:00Z')
    await sql`truncate rate_counts, alerts, alert_changes, saved_searches, followed_stores, push_devices, alert_choices,
      wished_products`
    await sql`delete from pgboss.job where name in ('mail', 'push')`
  })

  function setClock(moment: string) {
    now = new Date(moment)
    shop.at(moment)
  }

  const wait = (milliseconds: number) => setClock(new Date(now.getTime() + milliseconds).toISOString())

  /** What the jobs do, maybe on connections of its own: as another process does. */
  function aProcess(tables = shopTables) {
    const mailer = mailQueue(jobs)
    const clock = () => now
    const work = {
      noting: noting({ tables, queries: notingQueries, clock }),
      sending: sending({ tables, queries: sendingQueries(tables), mailer, jobs, clock }),
    }
    return {
      ...work,
      async round() {
        await work.noting.changes()
        await work.sending.due()
      },
    }
  }

  async function aPerson(paces: Paces = { mail: 'at-once' }) {
    const person = await shop.given.user()
    const browser = await shop.signedIn('user', person)
    if (Object.keys(paces).length > 0) await browser.client.alert.choose(paces)
    return { ...person, client: browser.client }
  }

  /** A person who follows a store. */
  async function aFollower(paces?: Paces, store?: Awaited<ReturnType<typeof shop.given.store>>) {
    const followed = store ?? (await shop.given.store({ name: 'Ti Lakaz' }))
    const person = await aPerson(paces)
    await person.client.alert.followStore({ storeId: followed.id })
    return { person, store: followed }
  }

  /** A person who watches the price of a wish of Rs 1,000. */
  async function aWatcher(paces?: Paces) {
    const product = await shop.given.product({ price: 1000, title: 'Sega dress' })
    const person = await aPerson(paces)
    await person.client.wishlist.addProduct({ productId: product.id })
    await person.client.alert.watchPrice({ productId: product.id })
    return { person, product }
  }

  const setPrice = (id: string, rupees: number) =>
    shopTables
      .update(products)
      .set({ priceCents: rupees * 100 })
      .where(eq(products.id, id))

  const setDiscount = (id: string, discountPercent: number, expiresAt: string) =>
    shopTables
      .update(products)
      .set({ discountPercent, discountExpiresAt: new Date(expiresAt) })
      .where(eq(products.id, id))

  async function lettersTo(email: string): Promise<QueuedLetter[]> {
    const rows = await sql<{ letter: QueuedLetter }[]>`
      select data->'letter' as letter from pgboss.job where name = 'mail' and data->'to'->>'email' = ${email}
      order by created_on`
    return rows.map(({ letter }) => letter)
  }

  return { shop, setClock, wait, aProcess, aPerson, aFollower, aWatcher, setPrice, setDiscount, lettersTo }
}
