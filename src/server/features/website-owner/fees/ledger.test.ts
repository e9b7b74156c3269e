import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { feeStates } from '#domain/fee-states.ts'
import { feeCycles, feePayments, tapCounts } from '#server/platform/database/schema/index.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: FeesApp
const ids: Record<string, string> = {}

/** A store charged for one month, unpaid unless it says otherwise. */
async function charged(name: string, dueOn: string, paidCents = 0) {
  const store = await shop.given.store({ name })
  const { tables } = shop.database
  const cycleId = v7()
  const startsOn = dueOn
  await tables.insert(feeCycles).values({
    id: cycleId,
    storeId: store.id,
    storeName: name,
    startsOn,
    endsOn: startsOn,
    dueOn,
    amountCents: 150_000,
    massAdvertisingCents: 50_000,
  })
  if (paidCents > 0)
    await tables.insert(feePayments).values({
      id: v7(),
      cycleId,
      kind: 'payment',
      amountCents: paidCents,
      method: 'cash',
      receivedOn: dueOn,
      recordedBy: 'desk@example.test',
    })
  ids[name] = store.id
}

beforeAll(async () => {
  shop = await feesApp()
  // On 14 November 2026.
  await charged('Mama Paid', '2026-10-01', 150_000)
  await charged('Dodo Due', '2026-11-14')
  await charged('Gran Grace', '2026-11-13', 50_000)
  await charged('Zourit Grace', '2026-10-14')
  await charged('Ourit Overdue', '2026-10-13')
  await charged('Ourit 100%', '2026-08-14')
  await charged('Lamer Late', '2026-08-13')
  ids.New = (await shop.given.store({ name: 'New' })).id
})

const names = async (query: { state?: (typeof feeStates)[number]; search?: string; page?: number }) =>
  (await (await shop.ownerCalls()).stores(query)).stores.map(({ name }) => name)

describe('how all stores stand', () => {
  test.each([
    ['paid', ['New', 'Mama Paid']],
    ['due', ['Dodo Due']],
    ['grace', ['Zourit Grace', 'Gran Grace']],
    ['overdue', ['Ourit 100%', 'Ourit Overdue']],
    ['to-be-deleted', ['Lamer Late']],
  ] as const)('those that are %s, the longest unpaid first', async (state, expected) => {
    const { stores, total, counts } = await (await shop.ownerCalls()).stores({ state })
    expect(stores.map(({ name }) => name)).toEqual(expected)
    expect(stores.every((store) => store.state === state)).toBe(true)
    expect([total, counts[state]]).toEqual([expected.length, expected.length])
  })

  test('all of them, with what they owe and when they are due', async () => {
    const { stores, total, totalPages, counts } = await (await shop.ownerCalls()).stores({})
    expect([total, totalPages]).toEqual([8, 1])
    expect(counts).toEqual({ paid: 2, due: 1, grace: 2, overdue: 2, 'to-be-deleted': 1 })
    expect(stores.map(({ outstandingCents, nextDueOn }) => [outstandingCents, nextDueOn])).toEqual([
      [150_000, '2026-08-13'],
      [150_000, '2026-08-14'],
      [150_000, '2026-10-13'],
      [150_000, '2026-10-14'],
      [100_000, '2026-11-13'],
      [150_000, '2026-11-14'],
      [0, null],
      [0, '2026-10-01'],
    ])
  })

  test('found by name, whatever the spelling, and by nothing else', async () => {
    expect(await names({ search: 'ourit' })).toEqual(['Ourit 100%', 'Ourit Overdue', 'Zourit Grace'])
    expect(await names({ search: '100%' })).toEqual(['Ourit 100%'])
    expect(await names({ search: '%' })).toEqual(['Ourit 100%'])
    expect(await names({ search: 'ourit', state: 'grace' })).toEqual(['Zourit Grace'])
    expect(await names({ page: 2 })).toEqual([])
  })

  test('a state that does not exist is refused with a sentence', async () => {
    expect(await refusal((await shop.ownerCalls()).stores({ state: 'rich' as 'paid' }))).toMatchObject({
      status: 400,
      message: 'Please choose one of the states that fees can be in.',
    })
  })
})

describe('one store', () => {
  test('has its windows with their payments, the months it was charged in, and the person behind it', async () => {
    const ownerCalls = await shop.ownerCalls()
    const ledger = await ownerCalls.ledger({ storeId: ids['Gran Grace'] ?? '' })
    expect(ledger).toMatchObject({
      store: {
        name: 'Gran Grace',
        state: 'grace',
        outstandingCents: 100_000,
        owner: { name: expect.stringMatching(/^Person/) },
      },
      deletion: null,
      months: ['2026-11'],
      total: 1,
      cycles: [
        {
          dueOn: '2026-11-13',
          state: 'grace',
          paidCents: 50_000,
          payments: [{ kind: 'payment', amountCents: 50_000, method: 'cash' }],
        },
      ],
    })
  })

  test('that will be deleted says when', async () => {
    const { deletion, months } = await (await shop.ownerCalls()).ledger({ storeId: ids['Lamer Late'] ?? '' })
    expect(deletion).toMatchObject({ dueOn: '2026-08-13', warnedOn: null, deletedOn: '2026-11-28' })
    expect(months).toEqual(['2026-11', '2026-10', '2026-09', '2026-08'])
  })

  test('that is not there is not found', async () => {
    const ownerCalls = await shop.ownerCalls()
    expect(await refusal(ownerCalls.ledger({ storeId: v7() }))).toMatchObject({ status: 404 })
    expect(await refusal(ownerCalls.statement({ storeId: v7(), month: '2026-11' }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(ownerCalls.stopDeletion({ storeId: v7() }))).toMatchObject({ status: 404 })
  })
})

describe('a month on one page', () => {
  test('says what was charged and paid, what is carried over, and what visitors did', async () => {
    const storeId = ids['Gran Grace'] ?? ''
    const store = { id: storeId, city: 'Curepipe' }
    const product = await shop.given.product({ store, title: 'Sega dress' })
    const quiet = await shop.given.product({ store, title: 'Vacoas hat' })
    await shop.database.tables.insert(tapCounts).values([
      { day: '2026-11-01', storeId, kind: 'view', count: 7 },
      { day: '2026-11-30', storeId, kind: 'call', count: 2 },
      { day: '2026-11-14', storeId, productId: product.id, kind: 'view', count: 5 },
      { day: '2026-11-15', storeId, productId: product.id, kind: 'whatsapp', count: 1 },
      { day: '2026-11-15', storeId, productId: quiet.id, kind: 'view', count: 1 },
      { day: '2026-10-31', storeId, kind: 'view', count: 100 },
      { day: '2026-12-01', storeId, kind: 'view', count: 100 },
    ])
    const none = { view: 0, call: 0, whatsapp: 0, directions: 0, link: 0 }
    const ownerCalls = await shop.ownerCalls()
    expect(await ownerCalls.statement({ storeId, month: '2026-11' })).toMatchObject({
      store: { _id: storeId, name: 'Gran Grace' },
      openingBalanceCents: 0,
      charges: [{ dueOn: '2026-11-13', amountCents: 150_000 }],
      payments: [{ amountCents: 50_000 }],
      closingBalanceCents: 100_000,
      taps: { ...none, view: 13, call: 2, whatsapp: 1 },
      products: [
        { _id: product.id, title: 'Sega dress', ...none, view: 5, whatsapp: 1 },
        { _id: quiet.id, title: 'Vacoas hat', ...none, view: 1 },
      ],
    })
    shop.at('2026-12-14T08:00:00Z')
    expect(await (await shop.ownerCalls()).statement({ storeId, month: '2026-12' })).toMatchObject({
      openingBalanceCents: 100_000,
      charges: [],
      payments: [],
      closingBalanceCents: 100_000,
      taps: { ...none, view: 100 },
    })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('that is still to come is not there, and one that is no month is refused', async () => {
    const ownerCalls = await shop.ownerCalls()
    const storeId = ids.New ?? ''
    expect(await refusal(ownerCalls.statement({ storeId, month: '2026-12' }))).toMatchObject({ status: 404 })
    expect(await refusal(ownerCalls.statement({ storeId, month: '2026-13' }))).toMatchObject({
      status: 400,
      message: 'Please give a month as YYYY-MM.',
    })
  })
})
