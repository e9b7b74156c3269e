import { expect, test } from 'vitest'
import { weekdays } from '#domain/mauritius-time.ts'
import { openingStatus } from '#domain/opening-hours.ts'
import { connect } from '#server/platform/database/connect.ts'
import { planOf } from '#tests/support/plan.ts'
import { type Random, seededRandom } from '#tests/support/random-catalogue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { openStores } from './open-stores.ts'

type Shop = Awaited<ReturnType<typeof testApp>>

const someSlot = (random: Random) => 30 * Math.floor(random() * 48)
/** From midnight to midnight is the whole day; any other span has a length. */
function someSpan(random: Random): [from: number, to: number] {
  const [from, to] = [someSlot(random), someSlot(random)]
  return from === to ? [0, 0] : [from, to]
}

async function setHours({ sql }: Shop['database'], storeId: string, random: Random) {
  for (const [index] of weekdays.entries()) {
    const [from, to] = someSpan(random)
    if (random() < 0.9)
      await sql`insert into opening_hours values (${storeId}, ${index + 1}, ${random() < 0.7}, ${from}, ${to})`
    const [furtherFrom, furtherTo] = someSpan(random)
    if (random() < 0.3)
      await sql`insert into opening_spans values (${storeId}, ${index + 1}, ${furtherFrom}, ${furtherTo})`
  }
}

async function setSpecialDays({ sql }: Shop['database'], storeId: string, random: Random) {
  for (const day of ['2026-11-12', '2026-11-13', '2026-11-15']) {
    const hours = ['closed', 'usual', 'other', 'none'][Math.floor(random() * 4)]
    const spans = hours === 'other' ? [...someSpan(random), ...someSpan(random)] : []
    if (hours !== 'none')
      await sql`insert into special_days (store_id, day, hours, spans)
        values (${storeId}, ${day}, ${hours ?? ''}, ${spans}::smallint[])`
  }
}

test('the same stores are open as by the rule of the pages', async () => {
  const { given, database, client, at } = await testApp({ responseCacheBytes: 1 })
  const random = seededRandom(31)
  const ids: string[] = []
  for (let made = 0; made < 30; made += 1) {
    const { id } = await given.store({ name: `Filao ${made}` })
    if (made % 10 > 0) await setHours(database, id, random)
    await setSpecialDays(database, id, random)
    ids.push(id)
  }
  const open = openStores(database.tables)
  at('2026-11-12T00:00:00Z')
  const stores = await Promise.all(ids.map((storeId) => client.store.detail({ storeId })))
  const known = new Set<number>()
  for (let hour = 0; hour < 96; hour += 1) {
    const now = new Date(Date.parse('2026-11-12T00:10:00Z') + hour * 3_600_000)
    const expected = stores.filter((store) => openingStatus(store, now).state === 'open')
    known.add(expected.length)
    expect(await open(new Set(ids), now)).toEqual(new Set(expected.map(({ _id }) => _id)))
  }
  // Some are open at any time, and never all.
  expect(Math.min(...known)).toBeGreaterThan(0)
  expect(Math.max(...known)).toBeLessThan(ids.length)
})

test('a row is not compared with ids in a text, which would be read for each row', async () => {
  const { given, database } = await testApp()
  const { id } = await given.store({ name: 'Filao' })
  const sent: { text: string; values: unknown[] }[] = []
  const { tables, close } = connect(database.url, {
    connections: 1,
    onStatement: (text, values) => sent.push({ text, values }),
  })
  whenFinished(close)
  await openStores(tables)(new Set([id]), new Date('2026-11-12T08:00:00Z'))
  const [{ text, values } = { text: '', values: [] }] = sent.filter((each) =>
    each.text.includes('opening_hours'),
  )
  expect(values).toContain(`{${id}}`)
  expect(JSON.stringify(await planOf(database.sql, text, values))).not.toContain(id)
})
