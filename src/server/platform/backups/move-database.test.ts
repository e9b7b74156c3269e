import { beforeAll, expect, test } from 'vitest'
import { definitions, emptyDatabase, fingerprints } from '#tests/support/backups.ts'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { isLong } from '#tests/support/long.ts'
import { requireUsableTarget } from './database/target-server.ts'
import { moveDatabase } from './move-database.ts'

let shop: Awaited<ReturnType<typeof demoDatabase>>
beforeAll(async () => {
  shop = await demoDatabase()
  await shop.load({ size: { stores: 12, products: 300 } })
  await shop.sql`insert into pgboss.job (name, data, state) values
    ('mail', '{"to": "waiting"}', 'created'), ('mail', '{"to": "sent"}', 'completed')`
})

const move = (to: string, onProgress: (stage: string) => void = () => {}) =>
  moveDatabase({ from: shop.database.url, to, onProgress })

test('a moved database has every row, constraint, trigger, sequence and waiting mail, and says what was compared', async () => {
  const target = await emptyDatabase()
  const stages = new Set<string>()
  const { rows, tables } = await move(target.url, (stage) => stages.add(stage))
  expect(await fingerprints(target.sql)).toEqual(await fingerprints(shop.sql))
  expect(await definitions(target.sql)).toEqual(await definitions(shop.sql))
  expect(await target.sql`select data from pgboss.job`).toEqual([{ data: { to: 'waiting' } }])
  expect([...stages]).toEqual(['rows', 'indexes', 'compared tables'])
  expect(rows).toBeGreaterThan(300)
  expect(tables).toBeGreaterThan(40)
})

test.runIf(isLong)(
  'a copy that differs from its source is refused with the name of the table, and the target is empty again',
  async () => {
    const target = await emptyDatabase()
    let spoiling: Promise<unknown> | undefined
    const moving = move(target.url, (stage) => {
      // Waits for the lock of the copy, and changes a row as soon as it is there.
      if (stage === 'indexes')
        spoiling ??=
          target.sql`update users set name = 'Somebody' where id = (select min(id::text)::uuid from users)`.execute()
    })
    await expect(moving).rejects.toThrow(
      /^The copy of users differs: \d+ rows \(\d+\) became \d+ \(\d+\)\. The target was emptied again/,
    )
    await spoiling
    await requireUsableTarget(target.url)
  },
)

test('a database that holds anything is refused, and left as it is', async () => {
  const target = await emptyDatabase()
  await target.sql`create table precious as select 1 as number`
  const refusal = /^The database is not empty: it has 1 tables, precious and so on\./
  await expect(requireUsableTarget(target.url)).rejects.toThrow(refusal)
  await expect(move(target.url)).rejects.toThrow(refusal)
  expect(await target.sql`select number from precious`).toEqual([{ number: 1 }])
})

test('a server that is not there, or an address that does not let us in, is one sentence', async () => {
  const { url } = await emptyDatabase()
  await expect(requireUsableTarget(url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(
    /^The database to move to cannot be used: password authentication failed/,
  )
})
