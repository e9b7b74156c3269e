import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  storeDays,
  tapCounts,
  wishCounts,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { testApp } from '#tests/support/test-app.ts'

test('what was counted before the insights is in them from the first day on', async () => {
  const { given, database } = await testApp()
  const { tables, sql } = database
  const store = await given.store()
  const product = await given.product({ store })
  const of = { storeId: store.id }
  await tables.insert(tapCounts).values([
    { day: '2026-11-13', ...of, kind: 'view', count: 3 },
    { day: '2026-11-13', ...of, productId: product.id, kind: 'view', count: 4 },
    { day: '2026-11-13', ...of, productId: product.id, kind: 'call', count: 1 },
    { day: '2026-11-14', ...of, kind: 'link', count: 2 },
  ])
  const [one, other] = [await given.user(), await given.user()]
  const wished = (userId: string, moment: string) => ({ userId, createdAt: new Date(moment) })
  await tables.insert(wishedProducts).values([
    { productId: product.id, ...wished(one.id, '2026-11-13T19:59:59Z') },
    { productId: product.id, ...wished(other.id, '2026-11-13T20:00:00Z') },
  ])
  await tables.insert(wishedStores).values({ ...of, ...wished(one.id, '2026-11-13T20:00:00Z') })

  const file = path.join(projectRoot, 'src/server/platform/database/migrations/0036_insights.sql')
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter((text) => /^insert into/m.test(text))) await sql.unsafe(statement)

  expect(await tables.select().from(storeDays).orderBy(storeDays.day)).toMatchObject([
    { day: '2026-11-13', storeViews: 3, productViews: 4, calls: 1, links: 0, wishes: 1, searches: 0 },
    { day: '2026-11-14', storeViews: 0, productViews: 0, calls: 0, links: 2, wishes: 2, searches: 0 },
  ])
  expect(await tables.$count(wishCounts)).toBe(3)
})
