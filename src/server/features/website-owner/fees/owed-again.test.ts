import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { feeCycles, stores } from '#server/platform/database/schema/index.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'

async function cyclesOf(shop: FeesApp, storeId: string) {
  const { cycles } = await (await shop.ownerCalls()).ledger({ storeId })
  return cycles.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
}

/** Pays for the store's windows, the oldest first. */
async function pay(shop: FeesApp, storeId: string, receivedOn: string) {
  const ownerCalls = await shop.ownerCalls()
  for (const { _id, outstandingCents } of await cyclesOf(shop, storeId))
    if (outstandingCents > 0)
      await ownerCalls.pay({
        cycleId: _id,
        id: v7(),
        amountCents: outstandingCents,
        method: 'cash',
        receivedOn,
      })
}

const isThere = async ({ database: { tables } }: FeesApp, storeId: string) =>
  (await tables.$count(stores, eq(stores.id, storeId))) === 1

test('a store whose payment is taken back is warned again, and has two weeks from then', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const store = await shop.registered({ name: 'Lakaz Rekile' })
  for (const day of ['2026-12-01', '2027-01-01', '2027-02-01']) await shop.dayPassed(`${day}T05:00:00Z`)
  const standing = async () => (await (await shop.ownerCalls()).ledger({ storeId: store.id })).deletion
  expect(await standing()).toMatchObject({ warnedOn: '2027-02-01' })
  shop.at('2027-02-05T05:00:00Z')
  await pay(shop, store.id, '2027-02-05')
  expect(await standing()).toBeNull()

  // It was the payment of another store.
  shop.at('2027-03-20T05:00:00Z')
  const [oldest] = await cyclesOf(shop, store.id)
  await (await shop.ownerCalls()).refund({
    cycleId: oldest?._id ?? '',
    id: v7(),
    amountCents: 150_000,
    method: 'other',
    receivedOn: '2027-03-20',
  })
  expect(await standing()).toMatchObject({ warnedOn: null, deletedOn: '2027-04-03' })
  await shop.dayPassed('2027-03-20T06:00:00Z')
  expect(await standing()).toMatchObject({ warnedOn: '2027-03-20', deletedOn: '2027-04-03' })
  await shop.dayPassed('2027-04-02T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(true)
  await shop.dayPassed('2027-04-03T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(false)
  expect(await tables.$count(feeCycles, eq(feeCycles.storeName, store.name))).toBeGreaterThan(4)
})

test('a part that is paid back of a window that was never paid in full does not put off the deletion', async () => {
  const shop = await feesApp()
  const store = await shop.registered()
  await shop.dayPassed('2027-02-01T05:00:00Z')
  const ownerCalls = await shop.ownerCalls()
  const [oldest] = await cyclesOf(shop, store.id)
  const part = {
    cycleId: oldest?._id ?? '',
    amountCents: 10_000,
    method: 'cash',
    receivedOn: '2027-02-01',
  } as const
  await ownerCalls.pay({ id: v7(), ...part })
  await ownerCalls.refund({ id: v7(), ...part })
  await shop.dayPassed('2027-02-15T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(false)
})

test('a store that was kept for more than two weeks is warned again when it is no longer kept', async () => {
  const shop = await feesApp()
  const store = await shop.registered()
  await shop.dayPassed('2027-02-01T05:00:00Z')
  await (await shop.ownerCalls()).stopDeletion({ storeId: store.id })
  await shop.dayPassed('2027-06-01T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(true)
  await (await shop.ownerCalls()).resumeDeletion({ storeId: store.id })
  await shop.dayPassed('2027-06-01T06:00:00Z')
  const { deletion } = await (await shop.ownerCalls()).ledger({ storeId: store.id })
  expect(deletion).toMatchObject({ warnedOn: '2027-06-01', deletedOn: '2027-06-15' })
  await shop.dayPassed('2027-06-15T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(false)
})

test('the mail about the deletion says what the ledger says: what is still owed, and what is paid back', async () => {
  const shop = await feesApp()
  const store = await shop.registered({ name: 'Lakaz Kont' })
  for (const day of ['2026-12-01', '2027-01-01', '2027-02-01']) await shop.dayPassed(`${day}T05:00:00Z`)
  const ownerCalls = await shop.ownerCalls()
  await ownerCalls.announceNext({ storeId: store.id, startsOn: '2027-03-15' })
  await ownerCalls.announceNext({ storeId: store.id, startsOn: '2027-04-15' })
  const ahead = (await cyclesOf(shop, store.id)).find(({ startsOn }) => startsOn === '2027-03-15')
  await ownerCalls.pay({
    cycleId: ahead?._id ?? '',
    id: v7(),
    amountCents: 120_050,
    method: 'cash',
    receivedOn: '2027-02-01',
  })
  await shop.dayPassed('2027-02-15T05:00:00Z')
  expect(await isThere(shop, store.id)).toBe(false)

  const { cycles } = await (await shop.ownerCalls()).closedLedger({ search: 'Lakaz Kont' })
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0)
  // November to February; what was announced from March on is called off.
  expect(sum(cycles.map(({ outstandingCents }) => outstandingCents))).toBe(600_000)
  expect(sum(cycles.map(({ refundDueCents }) => refundDueCents))).toBe(120_050)
  const letters = await shop.database.sql<{ data: { letter: object } }[]>`
    select data from pgboss.job where name = 'mail' and data->'letter'->>'kind' = 'store-deleted-unpaid'`
  expect(letters.map(({ data }) => data.letter)).toEqual([
    {
      kind: 'store-deleted-unpaid',
      storeName: 'Lakaz Kont',
      dueOn: '2026-11-14',
      owedCents: 600_000,
      refundCents: 120_050,
    },
  ])
  const [entry] = await shop.database.sql<{ details: object }[]>`
    select details from audit_log where action = 'delete-unpaid-store' and target_id = ${store.id}`
  expect(entry?.details).toMatchObject({ owedCents: 600_000 })
})
