import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, feeCycles, feeNotices, stores } from '#server/platform/database/schema/index.ts'
import { feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

test('a store that never pays is reminded, warned, kept by the website owner, released, deleted, and stays in the ledger', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const store = await shop.registered({ name: 'Lakaz Bonbon' })
  const { email } = store.person
  const mails = (number: number) => shop.subjectsTo(email, number)
  expect(await mails(1)).toEqual(['Your store is open'])
  const standing = async () => (await (await shop.ownerCalls()).ledger({ storeId: store.id })).store
  expect(await standing()).toMatchObject({ state: 'due', outstandingCents: 150_000, nextDueOn: '2026-11-14' })
  await shop.dayPassed('2026-11-14T10:00:00Z')

  await shop.dayPassed('2026-11-15T05:00:00Z')
  await shop.dayPassed('2026-11-15T06:00:00Z')
  expect(await mails(1)).toEqual(['Your advertising fee is due'])
  expect((await standing()).state).toBe('grace')

  await shop.dayPassed('2026-11-30T05:00:00Z')
  expect(await tables.$count(feeCycles, eq(feeCycles.storeId, store.id))).toBe(1)
  await shop.dayPassed('2026-12-01T05:00:00Z')
  expect(await tables.$count(feeCycles, eq(feeCycles.storeId, store.id))).toBe(2)
  await shop.dayPassed('2026-12-07T05:00:00Z')
  expect(await mails(1)).toEqual(['Your next month of advertising'])

  await shop.dayPassed('2026-12-14T05:00:00Z')
  expect(await mails(1)).toEqual(['Your advertising fee is overdue'])
  await shop.dayPassed('2026-12-15T05:00:00Z')
  expect(await mails(1)).toEqual(['Your advertising fee is due'])
  expect(await standing()).toMatchObject({ state: 'overdue', outstandingCents: 300_000 })
  const before = (await (await shop.ownerCalls()).deletions({})).deletions
  expect(before.map(({ _id }) => _id)).not.toContain(store.id)

  await shop.dayPassed('2027-02-01T05:00:00Z')
  expect(await mails(3)).toEqual([
    'Your advertising fee is due',
    'Your advertising fee is overdue',
    'Your store will be deleted',
  ])
  const listed = async () => {
    const ownerCalls = await shop.ownerCalls()
    return (await ownerCalls.deletions({})).deletions.find(({ _id }) => _id === store.id)
  }
  const warned = {
    _id: store.id,
    name: 'Lakaz Bonbon',
    dueOn: '2026-11-14',
    outstandingCents: 450_000,
    warnedOn: '2027-02-01',
    deletedOn: '2027-02-15',
    stoppedOn: null,
  }
  expect(await listed()).toEqual(warned)

  shop.at('2027-02-14T05:00:00Z')
  await (await shop.ownerCalls()).stopDeletion({ storeId: store.id })
  expect(await refusal((await shop.ownerCalls()).stopDeletion({ storeId: store.id }))).toMatchObject({
    status: 409,
    message: 'This was decided meanwhile.',
  })
  await shop.dayPassed('2027-02-15T05:00:00Z')
  expect(await tables.$count(stores, eq(stores.id, store.id))).toBe(1)
  expect(await listed()).toEqual({ ...warned, outstandingCents: 600_000, stoppedOn: '2027-02-14' })
  expect((await standing()).state).toBe('to-be-deleted')

  await (await shop.ownerCalls()).resumeDeletion({ storeId: store.id })
  expect(await refusal((await shop.ownerCalls()).resumeDeletion({ storeId: store.id }))).toMatchObject({
    status: 409,
  })
  await shop.dayPassed('2027-02-15T06:00:00Z')
  expect(await tables.$count(stores, eq(stores.id, store.id))).toBe(0)
  const subjects = await mails(3)
  expect(subjects).toContain('Your store is deleted: its fee was not paid')

  const { cycles, total } = await (await shop.ownerCalls()).closedLedger({ search: 'lakaz' })
  expect(total).toBe(4)
  expect(cycles.map(({ startsOn }) => startsOn).sort()).toEqual([
    '2026-11-15',
    '2026-12-15',
    '2027-01-15',
    '2027-02-15',
  ])
  for (const cycle of cycles)
    expect(cycle).toMatchObject({
      storeName: 'Lakaz Bonbon',
      closedOn: '2027-02-15',
      outstandingCents: 150_000,
    })
  expect(await tables.$count(feeNotices)).toBeGreaterThan(4)

  const actions = await tables
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, store.id))
    .orderBy(desc(auditLog.id))
  expect(actions.map(({ actor, action }) => [actor, action])).toEqual([
    ['daily job', 'delete-unpaid-store'],
    ['desk@example.test', 'resume-deletion'],
    ['desk@example.test', 'stop-deletion'],
  ])
})

test('a store is not deleted when it pays after the warning or was warned less than two weeks ago', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const [payer, unwarned] = [
    await shop.registered({ name: 'Payer' }),
    await shop.registered({ name: 'Late' }),
  ]
  await shop.dayPassed('2026-11-15T05:00:00Z')
  await shop.dayPassed('2027-02-01T05:00:00Z')
  await tables.execute(
    `delete from fee_notices using fee_cycles c where c.id = cycle_id and c.store_id = '${unwarned.id}'`,
  )
  shop.at('2027-02-14T10:00:00Z')
  const ownerCalls = await shop.ownerCalls()
  for (const cycle of (await ownerCalls.ledger({ storeId: payer.id })).cycles.filter(
    ({ dueOn }) => dueOn < '2026-12-01',
  ))
    await ownerCalls.pay({
      cycleId: cycle._id,
      id: crypto.randomUUID(),
      amountCents: cycle.outstandingCents,
      method: 'cash',
      receivedOn: '2027-02-14',
    })
  await shop.dayPassed('2027-02-15T05:00:00Z')
  await shop.dayPassed('2027-02-28T05:00:00Z')
  expect(await tables.$count(stores)).toBe(2)
  await shop.dayPassed('2027-03-01T05:00:00Z')
  expect((await tables.select({ name: stores.name }).from(stores)).map(({ name }) => name)).toEqual(['Payer'])
})

test('stores from before there were fees are told two weeks ahead; suspended ones are not charged', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const old = await shop.given.store()
  const suspended = await shop.given.store({ isSuspended: true })
  await shop.registered()
  await shop.dayPassed('2026-11-16T19:00:00Z')
  expect(await tables.select().from(feeCycles).where(eq(feeCycles.storeId, old.id))).toMatchObject([
    { startsOn: '2026-11-30', endsOn: '2026-12-29', dueOn: '2026-11-29', amountCents: 150_000 },
  ])
  expect(await tables.$count(feeCycles, eq(feeCycles.storeId, suspended.id))).toBe(0)
})

test('simultaneous daily runs announce and mail nothing twice', async () => {
  const shop = await feesApp()
  const store = await shop.registered()
  await Promise.all(Array.from({ length: 5 }, () => shop.dayPassed('2026-12-01T05:00:00Z')))
  const { tables } = shop.database
  expect(await tables.$count(feeCycles, eq(feeCycles.storeId, store.id))).toBe(2)
  expect((await tables.select().from(feeNotices)).map(({ kind }) => kind)).toEqual(['after-due'])
})

test('a deletion that is stopped at the moment it happens leaves the store either kept or deleted', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const kept = [await shop.registered({ name: 'One' }), await shop.registered({ name: 'Two' })]
  await shop.dayPassed('2027-02-01T05:00:00Z')
  shop.at('2027-03-01T05:00:00Z')
  const ownerCalls = await shop.ownerCalls()
  const [first = 0, second = 0] = (
    await Promise.all([
      ...kept.map(({ id }) =>
        ownerCalls.stopDeletion({ storeId: id }).then(
          () => 200,
          (error) => error.status as number,
        ),
      ),
      shop.dayPassed('2027-03-01T05:00:00Z'),
    ])
  ).filter((outcome) => outcome !== undefined)
  const there = await Promise.all(kept.map(({ id }) => tables.$count(stores, eq(stores.id, id))))
  expect([first, second]).toEqual(there.map((count) => (count === 1 ? 200 : 404)))
})
