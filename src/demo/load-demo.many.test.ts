import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { given } from '#tests/support/given.ts'
import { isLong } from '#tests/support/long.ts'

const now = new Date('2026-11-14T10:20:30Z')
const many = { stores: 120, products: 5200 }
const few = { stores: 12, products: 50 }

const { database, sql, load } = await demoDatabase()

/** Every index, key and trigger there is, in PostgreSQL's own words. */
async function structure() {
  return {
    indexes: [
      ...(await sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`),
    ],
    constraints: [
      ...(await sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`),
    ],
    triggers: [
      ...(await sql`select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger
        where not tgisinternal order by 1, 2`),
    ],
    tables: [...(await sql`select tablename from pg_tables where schemaname = 'public' order by 1`)],
  }
}

const counts = async () =>
  (
    await sql`select (select count(*)::int from products) as products, (select count(*)::int from stores) as stores,
      (select count(*)::int from product_ratings r left join products p on p.id = r.product_id where p.id is null) as lost`
  )[0]

test.runIf(isLong)(
  'a large catalogue comes and goes, and every index, key and trigger is there as before',
  async () => {
    const before = await structure()
    await load({ size: few, now })
    const { user } = given(database.tables, () => now)
    const visitor = await user()
    // Rows that the demo did not make; they go with their targets.
    await sql`insert into helpful_product_ratings (user_id, rating_id) select ${visitor.id}, id from product_ratings limit 1`
    await sql`insert into price_checks (product_id) select id from products limit 1`

    const failing = load({
      size: many,
      now,
      onProgress: (stage, done) => {
        if (stage === 'indexes' && done > 4) throw new Error('The lights went out.')
      },
    })
    await expect(failing).rejects.toThrow('The lights went out.')
    expect(await structure()).toEqual(before)
    expect(await counts()).toEqual({ ...few, lost: 0 })

    let killed: Promise<unknown> | undefined
    const interrupted = load({
      size: many,
      now,
      onProgress: (stage, done) => {
        if (stage !== 'ratings' || done < 20_000) return
        killed ??= sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'zilbazar demo' and datname = current_database()`.execute()
      },
    })
    await expect(interrupted).rejects.toThrow()
    await killed
    expect(await structure()).toEqual(before)
    expect(await counts()).toEqual({ ...few, lost: 0 })

    await load({ size: many, now })
    expect(await structure()).toEqual(before)
    expect(await counts()).toEqual({ ...many, lost: 0 })
    const [wrong] = await sql`
    select count(*)::int as sums from products p left join (
      select product_id, sum(rating)::int as sum, count(*)::int as count from product_ratings
      where status = 'counted' group by 1) r on r.product_id = p.id
    where (p.rating_sum, p.rating_count) is distinct from (coalesce(r.sum, 0), coalesce(r.count, 0))`
    expect(wrong).toEqual({ sums: 0 })

    await load({ size: few, now })
    expect(await structure()).toEqual(before)
    expect(await counts()).toEqual({ ...few, lost: 0 })
  },
  180_000,
)
