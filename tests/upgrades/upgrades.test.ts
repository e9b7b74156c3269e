import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openBackup } from '#server/platform/backups/file/read-backup.ts'
import { restore } from '#server/platform/backups/restore.ts'
import { definitions, emptyDatabase, memoryPictures } from '#tests/support/backups.ts'
import { isLong } from '#tests/support/long.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testDatabase } from '#tests/support/test-database.ts'

/**
 * Backups of the demo with 60 products, made with the code of a release, or of the last migration before the newest. They
 * have no pictures.
 */
const snapshots = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tar'))

/** Made again by each version from the rest, or short-lived. */
const derived = /^(list_|search_|pgboss\.|rate_)/

test('the first release is among the snapshots', () => {
  expect(snapshots).toContain('1.0.0.tar')
})

/** The longest way of all, and with `npm run test:long` every other one. */
const restored = snapshots.filter((name) => isLong || name === '1.0.0.tar')

test.each(restored)('the data of %s is migrated forward whole, and the site works with it', async (name) => {
  const file = path.join(import.meta.dirname, name)
  const { manifest, close } = await openBackup(file, undefined)
  await close()
  const database = await emptyDatabase()
  const { sql } = database
  await restore({ file, key: undefined, open: async () => database.url, pictures: memoryPictures() })

  for (const { name: table, rows } of manifest.tables.filter((each) => !derived.test(each.name))) {
    const [counted] = await sql`select count(*)::int as rows from ${sql(table)}`
    expect({ table, rows: counted?.rows }).toEqual({ table, rows })
  }
  const fresh = (await definitions((await testDatabase()).sql)) ?? {}
  const { triggers, constraints, indexes } = (await definitions(sql)) ?? {}
  expect({ triggers, constraints, indexes }).toEqual({
    triggers: fresh.triggers,
    constraints: fresh.constraints,
    indexes: fresh.indexes,
  })
  const [wrong] = await sql`select
    (select count(*)::int from products p where (rating_sum, rating_count) <> (select coalesce(sum(rating), 0), count(*)
      from product_ratings r where r.product_id = p.id and status = 'counted')) as averages,
    (select count(*)::int from products where search = '') as unsearchable,
    (select count(*)::int from users where email not like '%@zilbazar.demo') as strangers`
  expect(wrong).toEqual({ averages: 0, unsearchable: 0, strangers: 0 })

  const shop = await testApp({ database })
  shop.at('2026-11-15T08:00:00Z')
  const [now] = await sql`select
    (select count(*)::int from products where is_visible and discount_expires_at > '2026-11-15T08:00:00Z') as deals,
    (select count(*)::int from stores where status = 'active') as stores,
    (select title from products where is_visible order by id limit 1) as title`
  expect((await shop.client.catalogue.hotDeals({})).total).toBe(now?.deals)
  const found = await shop.app.inject(
    `/api/product/public/search?q=${encodeURIComponent(String(now?.title))}`,
  )
  expect([found.statusCode, found.body.includes(String(now?.title))]).toEqual([200, true])
})
